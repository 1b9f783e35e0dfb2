import type { Translated } from '#domain/languages/translations.ts';
import type { printingTexts } from './texts.ts';

export const printingTextsHindi: Translated<typeof printingTexts> = {
  title: 'यह ऑर्डर प्रिंट करें',
  sheet: 'क्या प्रिंट करना है',
  sheets: { ticket: 'रसोई का टिकट', bill: 'ग्राहक का बिल' },
  paper: 'कागज़',
  papers: { '58': '58 mm', '80': '80 mm', page: 'पूरा पन्ना' },
  preview: 'झलक',
  print: 'प्रिंट करें',
  busy: 'तैयार कर रहे हैं...',
  loading: 'ऑर्डर लोड हो रहा है...',
  failed: 'ऑर्डर लोड नहीं हो सका',
  notCounted: 'ऑर्डर प्रिंट नहीं हो सका। कृपया फिर कोशिश करें।',
};
