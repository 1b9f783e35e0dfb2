import type { Translated } from '#domain/languages/translations.ts';
import { MAX_LINE_NOTE } from './chosen.ts';
import type { optionMessages } from './messages.ts';

export const optionMessagesHindi: Translated<typeof optionMessages> = {
  choose: (dish, group, min) =>
    min === 1 ? `कृपया ${dish} के लिए ${group} चुनें।` : `कृपया ${dish} के लिए ${group} में से ${min} चुनें।`,
  chooseAtMost: (dish, group, max) => `${dish}: ${group} में से ज़्यादा से ज़्यादा ${max}। कृपया एक हटाएँ।`,
  unavailable: (dish, choice) => `${dish} के साथ ${choice} अभी उपलब्ध नहीं है। कृपया कुछ और चुनें।`,
  unknown: (dish) => `${dish} अब इस तरह उपलब्ध नहीं है। कृपया फिर से चुनें।`,
  removeAndChoose: 'इसे कार्ट से हटाएँ और मेन्यू से दोबारा जोड़ें।',
  keepsChoices: 'कार्ट में डाली गई डिश के विकल्प नहीं बदलते; उसे हटाकर दूसरी जोड़ें',
  noteTooLong: `ज़्यादा से ज़्यादा ${MAX_LINE_NOTE} अक्षर`,
  stillUsed: (dishes) =>
    dishes === 1
      ? 'एक डिश में यह समूह है। कृपया पहले उसे उस डिश से हटाएँ।'
      : `${dishes} डिशों में यह समूह है। कृपया पहले उसे उन डिशों से हटाएँ।`,
};
