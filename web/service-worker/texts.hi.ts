import type { Translated } from '#domain/languages/translations.ts';
import type { offlinePageTexts } from './texts.ts';

export const offlinePageTextsHindi: Translated<typeof offlinePageTexts> = {
  title: 'आप ऑफ़लाइन हैं',
  text: 'यह पेज आपके फ़ोन में सेव नहीं है, इसलिए इंटरनेट आने पर खुलेगा। कोई ऑर्डर नहीं हुआ है और कुछ खोया नहीं है।',
  again: 'फिर से कोशिश करें',
  menu: 'पिछला मेन्यू',
  orders: 'मेरे ऑर्डर',
};
