import type { Translated } from '#domain/languages/translations.ts';
import type { limitTexts } from './limit-texts.ts';

export const limitTextsHindi: Translated<typeof limitTexts> = {
  title: 'गलत इस्तेमाल की सीमाएँ',
  fields: {
    textCountries: {
      label: 'किन देशों में SMS जाएँ',
      hint: 'उनके कॉलिंग कोड, हर लाइन में एक, जैसे 91। दूसरे देशों के SMS महँगे होते हैं, और प्रोग्राम उन्हें माँगते हैं।',
    },
    codesPerDay: {
      label: 'एक दिन में SMS से कोड',
      hint: 'सब लोगों को मिलाकर। इससे ज़्यादा होने पर आधी रात तक किसी को कोड नहीं मिलता, और आपको ईमेल आता है।',
    },
  },
};
