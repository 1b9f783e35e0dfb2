import type { Translated } from '#domain/languages/translations.ts';
import type { dishAlertTexts } from './texts.ts';

export const dishAlertTextsHindi: Translated<typeof dishAlertTexts> = {
  ask: 'फिर से मिलने पर बताएँ',
  asked: 'फिर से मिलने पर हम आपको एक बार बताएँगे।',
  how: 'कैसे?',
  howLabel: 'प्रोफ़ाइल में चुनें कि आपको कैसे बताया जाए',
  takeBack: 'न बताएँ',
  failed: 'यह सेव नहीं हो सका। कृपया फिर कोशिश करें।',
};
