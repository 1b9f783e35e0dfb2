import type { Translated } from '#domain/languages/translations.ts';
import type { invoiceMessages } from './messages.ts';

export const invoiceMessagesHindi: Translated<typeof invoiceMessages> = {
  alreadyIssued: 'इस ऑर्डर का इनवॉइस जारी हो चुका है और अब बदला नहीं जा सकता।',
  noInvoices: 'इस ऑर्डर का कोई इनवॉइस नहीं बनता, इसलिए GSTIN की ज़रूरत नहीं है।',
  gstinWrong: 'यह सही GSTIN नहीं है। कृपया इसके 15 अक्षर फिर से देखें।',
  nameMissing: 'कृपया कारोबार का वही नाम लिखें जो रजिस्टर्ड है।',
  seriesNext: (letter, next) =>
    next === undefined
      ? `सीरीज़ ${letter} आख़िरी है।`
      : `सीरीज़ ${letter} के बाद सीरीज़ ${next} ही आती है, कोई दूसरी नहीं।`,
  monthWrong: 'कृपया महीना चुनें, जैसे 2026-11।',
};
