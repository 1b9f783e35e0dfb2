import type { Translated } from '#domain/languages/translations.ts';
import type { legalTexts } from './texts.ts';

export const legalTextsHindi: Translated<typeof legalTexts> = {
  page: {
    title: 'कानूनी सूचना',
    description: 'यहाँ कौन बेचता है, आपकी शिकायत कौन सुनता है, और रिफ़ंड कैसे होता है।',
  },
  heading: 'कानूनी सूचना',
  lead: 'आप किससे खरीदते हैं, कुछ गलत होने पर आपके पैसों का क्या होता है, और आपकी बात कौन सुनता है।',
  seller: 'आप किससे खरीदते हैं',
  officer: 'शिकायत अधिकारी',
  facts: {
    legalName: 'कानूनी नाम',
    shop: 'कारोबार का नाम',
    registeredAddress: 'रजिस्टर्ड पता',
    phone: 'फ़ोन',
    email: 'ईमेल',
    fssai: 'FSSAI लाइसेंस',
    gstin: 'GSTIN',
    officerName: 'नाम',
    officerDesignation: 'पद',
    officerHours: 'समय',
  },
  noOfficer: 'हर शिकायत की पावती 48 घंटे के अंदर दी जाती है और उसका निपटारा एक महीने के अंदर होता है।',
  complain: 'शिकायत दर्ज करें',
  policy: 'पूरी नीति',
  refunds: 'रद्द करना और रिफ़ंड',
  privacy: 'हम आपके बारे में क्या जानते हैं',
  privacyLead: 'क्या जानते हैं, क्यों रखते हैं, कौन देखता है, और कब तक।',
  toPrivacy: 'प्राइवेसी नोटिस',
  refund: {
    cancel: 'ऑर्डर करने के 5 मिनट के अंदर आप उसे बिना किसी शुल्क के बदल या रद्द कर सकते हैं।',
    unanswered: (minutes) =>
      `जिस ऑर्डर को रसोई ${minutes} मिनट के अंदर स्वीकार नहीं करती, वह अपने आप रद्द हो जाता है, और आपको कुछ नहीं देना होता।`,
    missing: 'जो हम नहीं बना सकते, उसके पैसे आप नहीं देते।',
    report: (minutes) => `डिलीवरी के ${minutes} मिनट के अंदर समस्या बताएँ, तो हम खाना फिर से बनाते हैं या पैसे लौटाते हैं।`,
    takes: (time) => `रिफ़ंड उसी तरीके से लौटता है जिससे आपने पेमेंट किया था। इसमें ${time} लगते हैं।`,
    noFee: 'रद्द करने का ऐसा कोई शुल्क नहीं है जो हम खुद न देते हों।',
  },
};
