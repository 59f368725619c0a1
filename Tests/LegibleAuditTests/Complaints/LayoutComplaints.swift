import LegibleCore
import Testing

/// A complaint about a text that was cut, as users and developers made it in public, set up as a case.
///
/// The texts are our own, of the length and the language that the complaint is about; the space is what the complaint
/// says of it.
struct LayoutComplaint: Sendable, CustomTestStringConvertible {
  /// Where the complaint was made.
  var reference: String
  var text: String
  var language: String
  /// The component and what the app fixes about it, as in a configuration.
  var component: String
  var device: String
  var category: String
  /// The rule that has to find it.
  var rule: Rule.ID
  /// Whether it is certain, or within the doubt about widths.
  var outcome: Outcome

  var testDescription: String { reference }

  init(
    _ reference: String, _ text: String, _ language: String, in component: String,
    on device: String = "iPhone SE 3", at category: String = "large", _ rule: Rule.ID,
    _ outcome: Outcome = .fail
  ) {
    self.reference = reference
    self.text = text
    self.language = language
    self.component = component
    self.device = device
    self.category = category
    self.rule = rule
    self.outcome = outcome
  }

  static let all: [Self] = buttons + labels + bars + controls + alerts + heights + sizes + places

  /// Titles of buttons in languages that the button was not made for.
  private static let buttons: [Self] = [
    Self(
      "CodySchrank/gSwitch#30", "Beim Anmelden starten", "de",
      in: #""button", "width": 100"#, "truncation"),
    Self(
      "AdguardTeam/AdguardForiOS#1008", "Schutz aktivieren", "de", in: #""button", "width": 60"#,
      "truncation"),
    Self(
      "AdguardTeam/AdguardForiOS#1753", "Filter aktualisieren", "de",
      in: #""button", "width": 90"#, "truncation"),
    Self(
      "signalapp/Signal-iOS#709", "Envoyer le message", "fr", in: #""button", "width": 96"#,
      on: "iPhone SE 4-inch", "truncation"),
    Self(
      "sequelpro/sequelpro#1079", "Überschreiben", "de", in: #""button", "width": 70"#,
      "truncation"),
    Self(
      "nickoneill/PermissionScope#200", "Zugriff auf Fotos erlauben", "de",
      in: #""button", "width": 120"#, "truncation"),
    Self(
      "openfoodfacts/openfoodfacts-ios#685", "Continue with your account", "en",
      in: #""button", "width": 140"#, on: "iPhone SE 4-inch", "truncation"),
    Self(
      "brave/brave-ios#4732", "Comenzar a navegar sin anuncios", "es",
      in: #""button", "width": 180"#, "truncation"),
    Self(
      "wordpress-mobile/WordPress-iOS#9476", "Iniciar sesión con la cuenta", "es",
      in: #""button", "width": 140"#, on: "iPhone SE 4-inch", "truncation"),
    Self(
      "iliyami/MacSai#177", "Дополнительно", "ru", in: #""button", "width": 70"#, "truncation"),
    Self(
      "hivewallet/hive-mac#85", "Обновить сейчас", "ru", in: #""button", "width": 80"#,
      "truncation"),
    Self(
      "Co-Epi/app-ios#253", "Benachrichtigung anfordern und weiter", "de",
      in: #""fullWidthButton", "width": 240"#, "truncation"),
  ]

  /// Labels with a width that was set for English.
  private static let labels: [Self] = [
    Self(
      "cocoabits/MASShortcut#85", "Tastenkombination eingeben", "de",
      in: #""label", "width": 140"#, "truncation"),
    Self(
      "rsyncOSX/RsyncOSX_archived#2068", "Übertragungsprotokoll", "de",
      in: #""label", "width": 120"#, "truncation"),
    Self(
      "SelfControlApp/selfcontrol#490", "Meldingsinstellingen", "nl",
      in: #""label", "width": 110"#, "truncation"),
    Self(
      "status-im/status-legacy#657", "Powiadomienia i dźwięki", "pl",
      in: #""label", "width": 130"#, "truncation"),
    Self(
      "sw33tLie/macshot#130", "Zapisuj zrzuty ekranu w folderze:", "pl",
      in: #""label", "width": 200"#, "truncation"),
    Self(
      "Decathlon/vitamin-ios#117", "Votre panier a été mis à jour", "fr",
      in: #""label", "width": 210"#, "truncation", .cannotTell),
    Self(
      "ruuvi/com.ruuvi.station.ios#1953", "Donnerstag, 11. September 2025", "de",
      in: #""label", "width": 180"#, "truncation"),
  ]

  /// Titles of tabs and of navigation bars.
  private static let bars: [Self] = [
    Self(
      "mapillary/mapillary_issues#1681", "Página de inicio", "es",
      in: #""tabItem", "width": 60"#, "truncation"),
    Self(
      "lionheart/openradar-mirror#14444", "Synchronised albums", "en",
      in: #""tabItem", "width": 64"#, "truncation"),
    Self("DotNetRu/App#280", "Рекомендации", "ru", in: #""tabItem", "width": 55"#, "truncation"),
    Self(
      "mozilla-mobile/firefox-ios#5889", "Synchronised tabs", "en",
      in: #""tabItem", "width": 60"#, "truncation"),
    Self(
      "osmandapp/OsmAnd-iOS#3238", "Annuler la modification", "fr",
      in: #""barButton", "width": 110"#, on: "iPhone 14 Pro", "truncation"),
    Self(
      "microsoft/fluentui-apple#1919", "Benachrichtigungen und Erinnerungen verwalten", "de",
      in: #""navigationTitle""#, "truncation"),
    Self(
      "EmanuelKuhn/warpinator-swift#27", "Details of the transfer that was stopped", "en",
      in: #""navigationTitle""#, on: "iPhone SE 4-inch", "truncation"),
    Self(
      "AlanLang/BitClient#7", "Уведомления о новых загрузках и ошибках", "ru",
      in: #""navigationTitle""#, on: "iPhone 13 mini", "truncation"),
  ]

  private static let controls: [Self] = [
    Self(
      "signalapp/Signal-iOS#3096", "Uleste meldinger", "nb", in: #""segment", "width": 70"#,
      "truncation"),
    Self(
      "polqf/TwicketSegmentedControl#37", "Recently added items", "en",
      in: #""segment", "width": 90"#, "truncation"),
    Self(
      "xmartlabs/XLForm#768", "Wöchentlich", "de", in: #""segment", "width": 50"#, "truncation"),
    Self(
      "woocommerce/woocommerce-ios#2088", "Preferred method of payment and billing address", "en",
      in: #""tableCellSubtitle""#, "truncation"),
    Self(
      "brave/browser-ios#428", "Čłéàř éxîšŧîñğ ðàŧà âñð çööķîéš", "en",
      in: #""tableCellBasic", "width": 160"#, "truncation"),
  ]

  private static let alerts: [Self] = [
    Self(
      "KyoheiG3/SimpleAlert#47", "이 기기에서 저장된 모든 데이터를 삭제하시겠습니까?", "ko",
      in: #""alertTitle", "lines": 1"#, "truncation"),
    Self(
      "sberrevoets/SDCAlertView#33",
      "Alle gespeicherten Wiedergabelisten und Titel unwiderruflich löschen", "de",
      in: #""alertButton""#, "truncation"),
    Self(
      "skiptools/skip-ui#135",
      "Usuń wszystkie zapisane listy odtwarzania i pobrane utwory z tego urządzenia", "pl",
      in: #""alertButton""#, "truncation"),
    Self(
      "MKSG-MugunthKumar/MKStoreKit#160",
      "The purchase could not be completed since the store did not answer in time; try again later",
      "en",
      in: #""alertMessage", "lines": 2"#, "truncation"),
  ]

  /// Lines and marks that a height cuts.
  private static let heights: [Self] = [
    Self(
      "material-components/material-components-ios#10161", "ตั้งค่าที่นี่", "th",
      in: #""alertTitle", "height": 18"#, "clipping"),
    Self(
      "notofonts/noto-fonts#129", "ที่นี่ไม่มีปุ่ม", "th", in: #""label", "height": 18"#,
      "clipping"),
    Self(
      "kenstir/hemlock-ios#40", "Overdue since last week, please return it to any branch", "en",
      in: #""listRow", "height": 64"#, at: "AX2", "clipping"),
    Self(
      "UCSD/campus-mobile#198", "Shuttle to the north campus leaves in ten minutes", "en",
      in: #""listRow", "height": 44"#, at: "AX1", "clipping"),
    Self(
      "microsoft/fluentui-apple#1351", "Photography", "en",
      in: #""tableCellBasic", "height": 44"#, at: "AX5", "clipping"),
    Self(
      "wordpress-mobile/WordPress-iOS#7451", "Jetpack", "en",
      in: #""sectionHeader", "height": 8"#, at: "XS", "clipping"),
    Self(
      "mozilla-mobile/firefox-ios#13796", "Später erinnern", "de",
      in: #""fullWidthButton", "height": 32"#, at: "AX2", "clipping"),
  ]

  /// Texts at the reader's own sizes.
  private static let sizes: [Self] = [
    Self(
      "Orange-OpenSource/ods-ios#76", "About this design system", "en",
      in: #""tableCellBasic""#, at: "AX5", "truncation"),
    Self(
      "Orange-OpenSource/ods-ios#678", "Components and modules", "en",
      in: #""tableCellBasic""#, at: "AX3", "truncation"),
    Self(
      "pointfreeco/isowords#43", "Geschwindigkeitsrekorde", "de",
      in: #""text", "style": "largeTitle""#, at: "AX1", "longest-word"),
    Self(
      "mozilla-mobile/firefox-ios#10899", "Synchronisierungsprobleme", "de",
      in: #""text", "width": 180"#, "longest-word"),
    Self(
      "WorldHealthOrganization/app#911", "Internationaler Gesundheitsnotstand", "de",
      in: #""text", "style": "largeTitle", "width": 240"#, "longest-word"),
    Self(
      "bluesky-social/social-app#3312", "Налаштування сповіщень", "uk",
      in: #""text", "width": 80"#, "longest-word"),
  ]

  /// Texts in widgets, on zoomed screens and small phones.
  private static let places: [Self] = [
    Self(
      "mozilla-mobile/firefox-ios#7442", "Suche im privaten Modus starten", "de",
      in: #""widgetSmall", "lines": 1"#, "truncation"),
    Self(
      "Ranchero-Software/NetNewsWire#2688", "Articles that you have not read yet", "en",
      in: #""widgetSmall", "lines": 1"#, at: "XXXL", "truncation"),
    Self(
      "oblador/hush#38", "Benachrichtigungen und Cookie-Hinweise ausblenden", "de",
      in: #""tableCellBasic""#, on: "iPhone SE 4-inch", "truncation"),
    Self(
      "helium/hotspot-app#170", "Transfer ownership of this hotspot", "en",
      in: #""fullWidthButton""#, on: "iPhone SE 4-inch", at: "XXXL", "truncation"),
    Self(
      "arduino/Arduino-Science-Journal-iOS#14", "Benvenuto nel tuo diario scientifico", "it",
      in: #""text", "style": "largeTitle", "lines": 1"#, "truncation"),
  ]
}
