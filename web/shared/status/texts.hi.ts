import type { Translated } from '#domain/languages/translations.ts';
import type { statusTexts } from './texts.ts';
import { sizeWords } from './words.ts';

export const statusTextsHindi: Translated<typeof statusTexts> = {
  title: 'सिस्टम',
  well: 'ठीक है',
  notWell: 'ध्यान देना ज़रूरी है',
  parts: {
    database: 'डेटाबेस',
    mail: 'ईमेल',
    codes: 'SMS से कोड',
    disk: 'डिस्क',
    backup: 'बैकअप',
    version: 'सॉफ़्टवेयर',
  },
  states: {
    database: ({ database }) => {
      if (database.isAway) return 'जवाब नहीं दे रहा है';
      return `${database.kind === 'embedded' ? 'साथ में लगा हुआ' : 'सर्वर पर'}, PostgreSQL ${database.version}, ${sizeWords(database.size)}`;
    },
    mail({ mail, database }) {
      if (!mail.hasServer) return 'कोई मेल सर्वर नहीं लगा है';
      if (database.isAway) return 'अभी पता नहीं';
      if (mail.waiting === 0) return 'सभी ईमेल भेजे जा चुके हैं';
      const minutes = Math.floor(mail.oldest / 60);
      return minutes === 0
        ? `${mail.waiting} ईमेल भेजना बाकी है`
        : `${mail.waiting} ईमेल भेजना बाकी है, सबसे पुराना ${minutes} मिनट से`;
    },
    codes: ({ codes, database }) =>
      database.isAway ? 'अभी पता नहीं' : `आज के ${codes.most} में से ${codes.sent} कोड भेजे गए`,
    disk: ({ disk }) =>
      disk ? `${sizeWords(disk.total)} में से ${sizeWords(disk.free)} खाली` : 'नापा नहीं जा सका',
    backup({ backup: { isScheduled, last }, database }) {
      if (database.isAway) return 'अभी पता नहीं';
      const lastGood = last && `पिछला सही बैकअप, ${sizeWords(last.size)}:`;
      if (isScheduled) return lastGood ?? 'अब तक कोई नहीं';
      return ['बैकअप बंद हैं (BACKUP_EVERY 0 है)।', lastGood].filter(Boolean).join(' ');
    },
    version: ({ version }) => `वर्ज़न ${version}`,
  },
  toDo: {
    databaseAway:
      'जब तक वह जवाब नहीं देता, कोई ऑर्डर नहीं कर सकता; लोग साइन इन रहते हैं। कारण लॉग में देखें: अक्सर डिस्क भरी होती है।',
    noMailServer:
      'ग्राहकों को ईमेल नहीं जाते। सर्वर पर SMTP_URL लगाएँ और उसे फिर से शुरू करें; तब तक उन्हें ईमेल वाले पेज पर पढ़ें।',
    mailWaits: 'कारण ईमेल वाले पेज पर देखें। अक्सर मेल सर्वर का पासवर्ड बदल गया होता है, या वह बंद होता है।',
    codesSpent:
      'आधी रात तक किसी को फ़ोन पर कोड नहीं मिलेगा। अगर आज रोज़ से ज़्यादा भीड़ नहीं है, तो कोई प्रोग्राम कोड माँग रहा है; नहीं तो सेटिंग में सीमा बढ़ाएँ।',
    diskLow:
      '256 MB पर अपलोड रुक जाते हैं, और डिस्क भर जाने पर ऑर्डर भी। जो यहाँ का नहीं है उसे हटाएँ, या बड़ी डिस्क लगाएँ।',
    backupFailed: 'पिछली कोशिश नहीं हो सकी। कारण लॉग में देखें, फिर सर्वर पर npm run backup चलाएँ।',
    backupLate: 'यह दो दिन से पुराना है। सर्वर पर npm run backup चलाएँ, और फ़ाइल किसी दूसरी मशीन पर रखें।',
    noBackup:
      'यह मशीन खराब हो जाए तो सब कुछ खो जाएगा। सर्वर पर npm run backup चलाएँ, और फ़ाइल किसी दूसरी मशीन पर रखें।',
  },
};
