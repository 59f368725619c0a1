extension SampleLanguage {
  /// Twelve languages in nine scripts, whose words come from menus, forms and weather.
  static let all = [
    SampleLanguage(
      "en", "Latn", "Inter", "Inter.ttf",
      words: """
        settings account photo the of and share delete message Monday weather map route hike lake \
        mountain offline download battery your a in to for light dark notification privacy search \
        friend add remove edit today tomorrow minute distance average Wi-Fi keyboard AVAILABLE
        """),
    SampleLanguage(
      "de", "Latn", "Inter", "Inter.ttf",
      words: """
        Einstellungen Konto Foto der und die teilen löschen Nachricht Montag Wetterbericht Karte \
        Wanderung Bergsee Höhenmeter herunterladen Akku dein ein zu für hell dunkel Datenschutz \
        Benachrichtigung suchen Freundin hinzufügen entfernen heute Geschwindigkeitsbegrenzung
        """),
    SampleLanguage(
      "fr", "Latn", "Inter", "Inter.ttf",
      words: """
        réglages compte photo le la et partager supprimer message lundi météo carte itinéraire \
        randonnée lac montagne télécharger batterie votre un à pour clair sombre confidentialité \
        notification rechercher ami ajouter enlever aujourd’hui demain vitesse moyenne
        """),
    SampleLanguage(
      "es", "Latn", "Inter", "Inter.ttf",
      words: """
        ajustes cuenta foto el la y compartir eliminar mensaje lunes tiempo mapa ruta excursión \
        lago montaña descargar batería tu un para claro oscuro privacidad notificación buscar \
        amigo añadir quitar hoy mañana minuto distancia velocidad promedio
        """),
    SampleLanguage(
      "ru", "Cyrl", "Inter", "Inter.ttf",
      words: """
        настройки учётная запись фото и на поделиться удалить сообщение понедельник погода карта \
        маршрут поход озеро гора скачать батарея ваш для светлый тёмный конфиденциальность \
        уведомление поиск друг добавить убрать сегодня завтра минута расстояние скорость
        """),
    SampleLanguage(
      "ja", "Hani", "Droid Sans Fallback", "DroidSansFallback.ttf", space: "", stop: "。",
      words: """
        設定 アカウント 写真 の を 共有 削除 メッセージ 月曜日 天気 地図 経路 ハイキング 湖 山 \
        ダウンロード する 電池 あなた に は 明るい 暗い 通知 プライバシー 検索 友だち 追加 今日 \
        明日 分 距離 平均 速度 、 できます
        """),
    SampleLanguage(
      "zh-Hans", "Hani", "Droid Sans Fallback", "DroidSansFallback.ttf", space: "", stop: "。",
      words: """
        设置 帐户 照片 的 和 分享 删除 信息 星期一 天气 地图 路线 徒步 湖泊 山峰 下载 电池 您 在 \
        浅色 深色 通知 隐私 搜索 朋友 添加 移除 今天 明天 分钟 距离 平均 速度 ， 可以
        """),
    SampleLanguage(
      "ko", "Hang", "Droid Sans Fallback", "DroidSansFallback.ttf",
      words: """
        설정 계정 사진 공유 삭제 메시지 월요일 날씨 지도 경로 하이킹 호수 산 다운로드 배터리 \
        밝게 어둡게 알림 개인정보 검색 친구 추가 제거 오늘 내일 분 거리 평균 속도
        """),
    SampleLanguage(
      "ar", "Arab", "Noto Sans Arabic", "NotoSansArabic-Regular.ttf", isRightToLeft: true,
      words: """
        الإعدادات الحساب صورة في من مشاركة حذف رسالة الاثنين الطقس خريطة مسار نزهة بحيرة جبل \
        تنزيل البطارية على إلى فاتح داكن إشعارات الخصوصية بحث صديق إضافة إزالة اليوم غدا دقيقة \
        المسافة متوسط السرعة
        """),
    SampleLanguage(
      "he", "Hebr", "Noto Sans Hebrew", "NotoSansHebrew-Regular.ttf", isRightToLeft: true,
      words: """
        הגדרות חשבון תמונה של את שיתוף מחיקה הודעה שני מזג אוויר מפה מסלול טיול אגם הר הורדה \
        סוללה על בהיר כהה התראות פרטיות חיפוש חבר הוספה הסרה היום מחר דקה מרחק ממוצע מהירות
        """),
    SampleLanguage(
      "hi", "Deva", "Noto Sans Devanagari", "NotoSansDevanagari-Regular.ttf", stop: "।",
      words: """
        सेटिंग खाता तस्वीर का और साझा हटाएँ संदेश सोमवार मौसम नक्शा मार्ग पदयात्रा झील पर्वत \
        डाउनलोड बैटरी आपका में हल्का गहरा सूचनाएँ गोपनीयता खोजें मित्र जोड़ें निकालें आज कल मिनट \
        दूरी औसत गति
        """),
    SampleLanguage(
      "th", "Thai", "Noto Sans Thai", "NotoSansThai-Regular.ttf", space: "", stop: " ",
      words: """
        การตั้งค่า บัญชี รูปภาพ ของ และ แชร์ ลบ ข้อความ วันจันทร์ อากาศ แผนที่ เส้นทาง เดินป่า \
        ทะเลสาบ ภูเขา ดาวน์โหลด แบตเตอรี่ คุณ ใน สว่าง มืด การแจ้งเตือน ความเป็นส่วนตัว ค้นหา \
        เพื่อน เพิ่ม วันนี้ พรุ่งนี้ นาที ระยะทาง เฉลี่ย ความเร็ว
        """),
  ]
}
