import type { Translated } from '#domain/languages/translations.ts';
import type { dashboardTexts } from './texts.ts';

export const dashboardTextsHindi: Translated<typeof dashboardTexts> = {
  page: { title: 'एडमिन डैशबोर्ड' },
  greeting: (name) => `${name ? `नमस्ते, ${name}` : 'नमस्ते'}। रसोई का हाल यह है।`,
  seeMenu: 'मेन्यू देखें',
  closeDay: 'दिन बंद करें',
  seeReports: 'रिपोर्ट',
  notCounted: 'गिनती नहीं हो सकी',
  countAgain: 'फिर से गिनें',
  counting: 'गिनती हो रही है...',
  cards: {
    addDish: { label: 'डिश जोड़ें', unit: () => 'डिश मेन्यू में' },
    dishes: { label: 'डिश संभालें', unit: () => 'डिश कुल' },
    orders: { label: 'ऑर्डर', unit: () => 'ऑर्डर' },
    customers: { label: 'ग्राहक', unit: () => 'रजिस्टर्ड ग्राहक' },
  },
};
