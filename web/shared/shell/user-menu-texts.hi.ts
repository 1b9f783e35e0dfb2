import type { Translated } from '#domain/languages/translations.ts';
import type { userMenuTexts } from './user-menu-texts.ts';

export const userMenuTextsHindi: Translated<typeof userMenuTexts> = {
  dashboard: 'एडमिन डैशबोर्ड',
  kitchen: 'रसोई का बोर्ड',
  deliveries: 'डिलीवरी',
  profile: 'मेरी प्रोफ़ाइल',
  orders: 'मेरे ऑर्डर',
  logout: 'साइन आउट',
};
