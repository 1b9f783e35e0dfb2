import type { Translated } from '#domain/languages/translations.ts';
import type { pushTexts } from './texts.ts';

export const pushTextsHindi: Translated<typeof pushTexts> = {
  label: 'बोर्ड बंद होने पर सूचनाएँ',
  turnOn: 'बोर्ड बंद होने पर इस फ़ोन या कंप्यूटर पर सूचना दें',
  turnOff: 'सूचनाएँ बंद करें',
  on: 'बोर्ड बंद होने पर यहाँ सूचना आती है।',
  denied: 'यह ब्राउज़र हमारी सूचनाएँ रोकता है। उसकी सेटिंग में इस साइट को इजाज़त दें।',
  failed: 'सूचनाएँ नहीं बदली जा सकीं। कृपया फिर कोशिश करें।',
};
