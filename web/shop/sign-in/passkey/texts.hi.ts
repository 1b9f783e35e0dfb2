import type { Translated } from '#domain/languages/translations.ts';
import type { passkeyLoginTexts } from './texts.ts';

export const passkeyLoginTextsHindi: Translated<typeof passkeyLoginTexts> = {
  use: 'पासकी से साइन इन करें',
  waiting: 'आपके फ़ोन या कंप्यूटर का इंतज़ार है...',
  refused: 'यह पासकी नहीं चली। शायद हटा दी गई है: कृपया कोई और तरीका चुनें।',
  failed: 'पासकी से साइन इन नहीं हो सका। कृपया फिर कोशिश करें, या कोई और तरीका चुनें।',
};
