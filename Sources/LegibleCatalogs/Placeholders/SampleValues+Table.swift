/// The values that stand for placeholders, by language.
///
/// Source: the longest of each kind over the days of 2025 and the minutes of a day, written by
/// CLDR's formats of that language (Thai in its Buddhist calendar, Persian in its own); names are
/// common given names of about ten letters.
extension SampleValues {
  static let table: [SampleValues] = [
    SampleValues(
      language: "en",
      fullDate: "Wednesday, September 10, 2025", date: "Jan 10, 2025",
      time: "12:48 AM", integer: "8,888,888", percent: "-88.88%",
      currency: "€88,888.88", month: "September", weekday: "Wednesday",
      name: "Maximilian"),
    SampleValues(
      language: "de",
      fullDate: "Donnerstag, 11. September 2025", date: "01.01.2025",
      time: "00:48", integer: "8.888.888", percent: "-88,88\u{A0}%",
      currency: "88.888,88\u{A0}€", month: "September", weekday: "Donnerstag",
      name: "Maximilian"),
    SampleValues(
      language: "fr",
      fullDate: "mercredi 10 septembre 2025", date: "10 janv. 2025",
      time: "00:48", integer: "8\u{202F}888\u{202F}888", percent: "-88,88\u{A0}%",
      currency: "88\u{202F}888,88\u{A0}€", month: "septembre", weekday: "mercredi",
      name: "Maximilian"),
    SampleValues(
      language: "es",
      fullDate: "miércoles, 10 de septiembre de 2025", date: "10 sept 2025",
      time: "10:48", integer: "8.888.888", percent: "-88,88\u{A0}%",
      currency: "88.888,88\u{A0}€", month: "septiembre", weekday: "miércoles",
      name: "Maximilian"),
    SampleValues(
      language: "it",
      fullDate: "mercoledì 10 settembre 2025", date: "10 gen 2025",
      time: "00:48", integer: "8.888.888", percent: "-88,88%",
      currency: "88.888,88\u{A0}€", month: "settembre", weekday: "mercoledì",
      name: "Maximilian"),
    SampleValues(
      language: "pt-BR",
      fullDate: "segunda-feira, 10 de fevereiro de 2025", date: "10 de jan. de 2025",
      time: "00:48", integer: "8.888.888", percent: "-88,88%",
      currency: "€\u{A0}88.888,88", month: "fevereiro", weekday: "segunda-feira",
      name: "Maximilian"),
    SampleValues(
      language: "nl",
      fullDate: "donderdag 11 september 2025", date: "10 jan 2025",
      time: "00:48", integer: "8.888.888", percent: "-88,88%",
      currency: "€\u{A0}88.888,88", month: "september", weekday: "donderdag",
      name: "Maximilian"),
    SampleValues(
      language: "sv",
      fullDate: "torsdag 11 september 2025", date: "10 jan. 2025",
      time: "00:48", integer: "8\u{A0}888\u{A0}888", percent: "\u{2212}88,88\u{A0}%",
      currency: "88\u{A0}888,88\u{A0}€", month: "september", weekday: "torsdag",
      name: "Maximilian"),
    SampleValues(
      language: "fi",
      fullDate: "keskiviikko 12. maaliskuuta 2025", date: "10.10.2025",
      time: "10.48", integer: "8\u{A0}888\u{A0}888", percent: "\u{2212}88,88\u{A0}%",
      currency: "88\u{A0}888,88\u{A0}€", month: "maaliskuu", weekday: "keskiviikko",
      name: "Maximilian"),
    SampleValues(
      language: "pl",
      fullDate: "poniedziałek, 13 października 2025", date: "10 sty 2025",
      time: "00:48", integer: "8\u{A0}888\u{A0}888", percent: "-88,88%",
      currency: "88\u{A0}888,88\u{A0}€", month: "październik", weekday: "poniedziałek",
      name: "Maximilian"),
    SampleValues(
      language: "cs",
      fullDate: "pondělí 10. listopadu 2025", date: "10. 10. 2025",
      time: "10:48", integer: "8\u{A0}888\u{A0}888", percent: "-88,88\u{A0}%",
      currency: "88\u{A0}888,88\u{A0}€", month: "červenec", weekday: "čtvrtek",
      name: "Maximilian"),
    SampleValues(
      language: "hu",
      fullDate: "2025. szeptember 11., csütörtök", date: "2025. szept. 10.",
      time: "10:48", integer: "8\u{A0}888\u{A0}888", percent: "-88,88%",
      currency: "88\u{A0}888,88\u{A0}EUR", month: "szeptember", weekday: "csütörtök",
      name: "Maximilian"),
    SampleValues(
      language: "ru",
      fullDate: "воскресенье, 14 сентября 2025 г.", date: "10 февр. 2025 г.",
      time: "00:48", integer: "8\u{A0}888\u{A0}888", percent: "-88,88\u{A0}%",
      currency: "88\u{A0}888,88\u{A0}€", month: "сентябрь", weekday: "воскресенье",
      name: "Александра"),
    SampleValues(
      language: "uk",
      fullDate: "понеділок, 10 листопада 2025 р.", date: "10 квіт. 2025 р.",
      time: "00:48", integer: "8\u{A0}888\u{A0}888", percent: "-88,88%",
      currency: "88\u{A0}888,88\u{A0}EUR", month: "березень", weekday: "понеділок",
      name: "Олександра"),
    SampleValues(
      language: "el",
      fullDate: "Παρασκευή 14 Φεβρουαρίου 2025", date: "10 Ιουν 2025",
      time: "12:48 π.μ.", integer: "8.888.888", percent: "-88,88%",
      currency: "88.888,88\u{A0}€", month: "Φεβρουαρίου", weekday: "Παρασκευή",
      name: "Αλεξάνδρα"),
    SampleValues(
      language: "tr",
      fullDate: "14 Haziran 2025 Cumartesi", date: "10 Oca 2025",
      time: "00:48", integer: "8.888.888", percent: "-%88,88",
      currency: "€88.888,88", month: "Haziran", weekday: "Cumartesi",
      name: "Maximilian"),
    SampleValues(
      language: "ar",
      fullDate: "الثلاثاء، 11 فبراير 2025", date: "01\u{200F}/01\u{200F}/2025",
      time: "12:48 ص", integer: "8,888,888", percent: "\u{200E}-88.88\u{200E}%\u{200E}",
      currency: "\u{200F}88,888.88\u{A0}€", month: "فبراير", weekday: "الأربعاء",
      name: "عبد الرحمن"),
    SampleValues(
      language: "he",
      fullDate: "יום ראשון, 12 באוקטובר 2025", date: "10 בינו׳ 2025",
      time: "10:48", integer: "8,888,888", percent: "\u{200E}-88.88%",
      currency: "\u{200F}88,888.88\u{A0}\u{200F}€", month: "אוקטובר", weekday: "יום רביעי",
      name: "אברהם יצחק"),
    SampleValues(
      language: "fa",
      fullDate: "۱۴۰۴ اردیبهشت ۱۰, چهارشنبه", date: "۱۰ اردیبهشت ۱۴۰۴",
      time: "۱۰:۴۸", integer: "۸٬۸۸۸٬۸۸۸", percent: "\u{200E}\u{2212}۸۸٫۸۸٪",
      currency: "\u{200E}€۸۸٬۸۸۸٫۸۸", month: "اردیبهشت", weekday: "چهارشنبه",
      name: "عبدالرحمان"),
    SampleValues(
      language: "hi",
      fullDate: "शुक्रवार, 10 अक्टूबर 2025", date: "10 अप्रैल 2025",
      time: "12:48 am", integer: "88,88,888", percent: "-88.88%",
      currency: "€88,888.88", month: "अक्टूबर", weekday: "शुक्रवार",
      name: "पुरुषोत्तम"),
    SampleValues(
      language: "th",
      fullDate: "วันพฤหัสบดีที่ 13 กุมภาพันธ์ พ.ศ. 2568", date: "10 มี.ค. 2568",
      time: "00:48", integer: "8,888,888", percent: "-88.88%",
      currency: "€88,888.88", month: "กุมภาพันธ์", weekday: "วันพฤหัสบดี",
      name: "พรรณวรินทร์"),
    SampleValues(
      language: "vi",
      fullDate: "Chủ Nhật, 12 tháng 10, 2025", date: "10 thg 10, 2025",
      time: "00:48", integer: "8.888.888", percent: "-88,88%",
      currency: "88.888,88\u{A0}€", month: "Tháng 10", weekday: "Chủ Nhật",
      name: "Maximilian"),
    SampleValues(
      language: "id",
      fullDate: "Selasa, 02 September 2025", date: "10 Jan 2025",
      time: "00.48", integer: "8.888.888", percent: "-88,88%",
      currency: "€88.888,88", month: "September", weekday: "Minggu",
      name: "Maximilian"),
    SampleValues(
      language: "ja",
      fullDate: "2025年10月10日金曜日", date: "2025/01/01",
      time: "10:48", integer: "8,888,888", percent: "-88.88%",
      currency: "€88,888.88", month: "10月", weekday: "水曜日",
      name: "佐々木健太郎"),
    SampleValues(
      language: "ko",
      fullDate: "2025년 10월 10일 금요일", date: "2025. 10. 10.",
      time: "AM 12:48", integer: "8,888,888", percent: "-88.88%",
      currency: "€88,888.88", month: "10월", weekday: "수요일",
      name: "남궁민수"),
    SampleValues(
      language: "zh-Hans",
      fullDate: "2025年10月10日星期五", date: "2025年10月10日",
      time: "00:48", integer: "8,888,888", percent: "-88.88%",
      currency: "€88,888.88", month: "十一月", weekday: "星期三",
      name: "欧阳明月"),
    SampleValues(
      language: "zh-Hant",
      fullDate: "2025年10月10日 星期五", date: "2025年10月10日",
      time: "凌晨12:48", integer: "8,888,888", percent: "-88.88%",
      currency: "€88,888.88", month: "10月", weekday: "星期三",
      name: "歐陽明月"),
    SampleValues(
      language: "my",
      fullDate: "၂၀၂၅ ဖေဖော်ဝါရီ ၁၆ တနင်္ဂနွေ", date: "၂၀၂၅ အောက် ၁၀",
      time: "၁၀:၄၈", integer: "၈,၈၈၈,၈၈၈", percent: "-၈၈.၈၈%",
      currency: "၈၈,၈၈၈.၈၈\u{A0}€", month: "ဖေဖော်ဝါရီ", weekday: "တနင်္ဂနွေ",
      name: "အောင်မြင့်မြတ်"),
    SampleValues(
      language: "ta",
      fullDate: "செவ்வாய், 16 செப்டம்பர், 2025", date: "10 பிப்., 2025",
      time: "12:48 AM", integer: "88,88,888", percent: "-88.88%",
      currency: "€88,888.88", month: "செப்டம்பர்", weekday: "செவ்வாய்",
      name: "கிருஷ்ணமூர்த்தி"),
    SampleValues(
      language: "ka",
      fullDate: "სამშაბათი, 02 სექტემბერი, 2025", date: "10 იან. 2025",
      time: "00:48", integer: "8\u{A0}888\u{A0}888", percent: "-88,88%",
      currency: "88\u{A0}888,88\u{A0}€", month: "სექტემბერი", weekday: "ოთხშაბათი",
      name: "ალექსანდრე"),
  ]
}
