import type { Translated } from '#domain/languages/translations.ts';
import type { sortableTexts } from './texts.ts';

export const sortableTextsHindi: Translated<typeof sortableTexts> = {
  grip: (name) => `${name} को खिसकाएँ`,
  up: (name) => `${name} को ऊपर ले जाएँ`,
  down: (name) => `${name} को नीचे ले जाएँ`,
  instructions:
    'उठाने के लिए स्पेस या एंटर दबाएँ। उठाने के बाद तीर वाले बटन इसे खिसकाते हैं। छोड़ने के लिए फिर से स्पेस या एंटर दबाएँ, या वहीं रहने देने के लिए एस्केप।',
  pickedUp: (name, place, all) => `${name} को उठाया, ${all} में से नंबर ${place}।`,
  over: (name, place, all) => `${name} अब ${all} में से नंबर ${place} पर है।`,
  dropped: (name, place, all) => `${name} को ${all} में से नंबर ${place} पर छोड़ा।`,
  cancelled: (name) => `${name} अपनी जगह पर ही है।`,
};
