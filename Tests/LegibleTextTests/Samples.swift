import LegibleCore
import LegibleText

/// The embedded fonts, opened once.
let embedded: FontLibrary = {
  do { return try FontLibrary() } catch { preconditionFailure("\(error)") }
}()

/// Inter itself, without a stand-in's calibration.
func inter(_ size: Double = 17, tracking: Double = 0) -> TextStyle {
  TextStyle(name: "inter", families: ["Inter"], size: size, tracking: tracking)
}

/// One text a language, with what makes its script special.
let samples: [(text: String, locale: String)] = [
  ("Keep your boots dry and your map within reach", "en"),
  ("Wanderwegmarkierungen überprüfen und Höhenmeter zählen", "de"),
  ("Маршрут сохранён и доступен без сети", "ru"),
  ("المسار محفوظ ويمكن فتحه دون اتصال", "ar"),
  ("המסלול נשמר וזמין ללא חיבור Wi-Fi 5 לרשת", "he"),
  ("मार्ग सहेजा गया और ऑफ़लाइन उपलब्ध है", "hi"),
  ("บันทึกเส้นทางแล้วและเปิดได้โดยไม่ต้องต่ออินเทอร์เน็ต", "th"),
  ("ルートを保存しました。オフラインでも使えます。", "ja"),
  ("路线已保存，离线时也可以打开。", "zh-Hans"),
  ("경로를 저장했습니다. 오프라인에서도 열 수 있어요.", "ko"),
  ("fi\u{AD}ne of\u{AD}fice\u{AD}s\twith tabs\nand lines", "en"),
]
