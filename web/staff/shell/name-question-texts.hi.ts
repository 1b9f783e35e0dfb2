import type { Translated } from '#domain/languages/translations.ts';
import type { nameQuestionTexts } from './name-question-texts.ts';

export const nameQuestionTextsHindi: Translated<typeof nameQuestionTexts> = {
  title: 'आपका नाम क्या है?',
  name: 'आपका नाम',
  hint: 'आपकी टीम इसे ऑडिट लॉग में और दिन बंद करते समय देखती है; ग्राहक कभी नहीं।',
  missing: 'कृपया अपना नाम लिखें।',
  save: 'मेरा नाम सेव करें',
  saved: (name) => `नमस्ते, ${name}`,
  failed: 'आपका नाम सेव नहीं हो सका। कृपया फिर कोशिश करें।',
};
