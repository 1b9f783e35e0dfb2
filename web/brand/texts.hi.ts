import type { Translated } from '#domain/languages/translations.ts';
import type { brandTexts } from './texts.ts';

export const brandTextsHindi: Translated<typeof brandTexts> = {
  diet: { veg: 'वेज', 'non-veg': 'नॉन-वेज' },
  spice: ['तीखा नहीं', 'हल्का तीखा', 'मध्यम तीखा', 'बहुत तीखा'],
  verified: 'पुष्टि हुई',
  unverified: 'पुष्टि बाकी',
  notYet: 'अभी नहीं',
};
