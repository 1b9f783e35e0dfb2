import type { Translated } from '#domain/languages/translations.ts';
import type { installTexts } from './texts.ts';

export const installTextsHindi: Translated<typeof installTexts> = {
  title: (shop) => `${shop} को होम स्क्रीन पर रखें`,
  text: 'यह ऐप की तरह खुलता है, और बिना इंटरनेट के भी पिछला मेन्यू और आपके ऑर्डर दिखाता है।',
  iphone: 'ब्राउज़र में शेयर दबाएँ, फिर ‘Add to Home Screen’ चुनें।',
  yes: 'जोड़ें',
  no: 'अभी नहीं',
};
