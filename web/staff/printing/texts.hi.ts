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
  kept: {
    title: 'बिना कनेक्शन की रसोई',
    lost: 'कनेक्शन नहीं है। नए ऑर्डर यहाँ नहीं दिखेंगे।',
    asOf: (time) => `ये टिकट ${time} की स्थिति में हैं।`,
    age: (minutes) => (minutes === 0 ? 'ये एक मिनट से कम पुराने हैं।' : `ये ${minutes} मिनट पुराने हैं।`),
    print: (count) => `ये ${count} टिकट प्रिंट करें`,
    again: 'फिर कोशिश करें',
    none: 'अगले दो घंटों के लिए कोई ऑर्डर नहीं था।',
  },
};
