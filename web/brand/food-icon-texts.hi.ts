import type { Translated } from '#domain/languages/translations.ts';
import type { foodIconTexts } from './food-icon-texts.ts';

export const foodIconTextsHindi: Translated<typeof foodIconTexts> = {
  thali: 'थाली',
  curry: 'करी',
  rice: 'चावल',
  bread: 'रोटी',
  dosa: 'डोसा',
  samosa: 'समोसा',
  sweet: 'मिठाई',
  drink: 'पेय',
  chai: 'चाय',
  breakfast: 'नाश्ता',
  egg: 'अंडा',
  chicken: 'चिकन',
  fish: 'मछली',
  tandoor: 'तंदूर',
  salad: 'सलाद',
  tiffin: 'टिफ़िन',
};
