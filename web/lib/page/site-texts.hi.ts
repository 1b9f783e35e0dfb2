import type { Translated } from '#domain/languages/translations.ts';
import type { siteTexts } from './site-texts.ts';

export const siteTextsHindi: Translated<typeof siteTexts> = {
  description: (minutes) => `घर जैसा खाना, ऑर्डर के बाद ताज़ा बना, ${minutes} मिनट के अंदर आपके दरवाज़े पर।`,
  picture: 'पीतल की थाली में दाल, पालक पनीर, चावल और रोटियाँ',
};
