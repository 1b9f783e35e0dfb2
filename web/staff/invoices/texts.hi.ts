import type { Translated } from '#domain/languages/translations.ts';
import type { adminInvoiceTexts } from './texts.ts';

export const adminInvoiceTextsHindi: Translated<typeof adminInvoiceTexts> = {
  page: {
    title: 'इनवॉइस',
    lead: 'टैक्स इनवॉइस, बिल ऑफ़ सप्लाई और क्रेडिट नोट। जारी होने के बाद कोई नहीं बदलता।',
  },
  list: {
    label: 'इनवॉइस',
    unit: () => 'दस्तावेज़',
    loading: 'इनवॉइस लोड हो रहे हैं...',
    failed: 'इनवॉइस लोड नहीं हो सके',
    empty: 'अभी कोई इनवॉइस नहीं',
    emptyHint: 'GST में रजिस्टर होने के बाद (सेटिंग, टैक्स), हर ऑर्डर तैयार होते ही उसका इनवॉइस बनता है।',
  },
  columns: { number: 'नंबर', order: 'ऑर्डर', buyer: 'खरीदार', total: 'कुल' },
  consumer: 'ग्राहक',
  search: 'इनवॉइस खोजें',
  searchHint: 'नंबर, ऑर्डर, खरीदार या GSTIN',
  kind: 'प्रकार',
  everyKind: 'सभी प्रकार',
  month: 'महीना',
  everyMonth: 'सभी महीने',
  ofOrder: 'इनवॉइस',
  summary: {
    title: (month) => `${month} का GST सारांश`,
    hint: 'आपके अकाउंटेंट के लिए CSV फ़ाइलें। क्रेडिट नोट घटाए गए हैं।',
    choose: 'GST सारांश डाउनलोड करने के लिए महीना चुनें।',
    tables: { rates: 'दर के हिसाब से', codes: 'HSN/SAC के हिसाब से', documents: 'दस्तावेज़ों की सीरीज़' },
    fileName: (month, table) => `gst-${month}-${table}.csv`,
    failed: 'फ़ाइल डाउनलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  },
};
