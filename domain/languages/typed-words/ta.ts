import type { TypedWords } from './typed-words.ts';

export const words: TypedWords = {
  meat: [
    ...['சிக்கன்', 'கோழி', 'மட்டன்', 'ஆட்டு', 'இறைச்சி', 'கறிக்குழம்பு', 'மீன்', 'இறால்', 'நண்டு', 'முட்டை', 'ஆம்லெட்'],
    ...['ஆம்லேட்', 'கருவாடு', 'அசைவ', 'நான்வெஜ்', 'நான்-வெஜ்', 'kozhi', 'aattu', 'meen ', 'eral', 'iraal', 'nandu'],
    ...['muttai', 'karuvadu'],
  ],
  meatless: [
    'முட்டையில்லா',
    'முட்டை இல்லா',
    'எக்லெஸ்',
    'சோயா சிக்கன்',
    'முட்டைகோஸ்',
    'முட்டைக்கோஸ்',
    'muttaikose',
    'muttai kose',
  ],
};
