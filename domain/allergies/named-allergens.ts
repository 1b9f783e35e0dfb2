/**
 * Which allergens somebody's words mean (ALLERGY-2), in English, in Hindi and in Hindi in Latin letters. It only finds what a
 * page can warn of: words that mean none of the list are for people to read.
 */
import { ALLERGENS, type Allergen } from '#domain/dishes/attributes.ts';

/** The beginnings of words for each allergen. */
const WORDS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: [
    'gluten',
    'wheat',
    'coeliac',
    'celiac',
    'maida',
    'atta',
    'gehu',
    'suji',
    'semolina',
    'barley',
    'rye',
    'ग्लूटेन',
    'गेहू',
    'मैदा',
    'आटा',
    'सूजी',
  ],
  milk: [
    'milk',
    'dairy',
    'lactose',
    'casein',
    'whey',
    'cheese',
    'paneer',
    'butter',
    'ghee',
    'cream',
    'curd',
    'yogh?urt',
    'doodh',
    'dudh',
    'dahi',
    'malai',
    'दूध',
    'लैक्टोज',
    'पनीर',
    'मक्खन',
    'घी',
    'क्रीम',
    'दही',
    'मलाई',
  ],
  egg: ['egg', 'anda', 'ande', 'अंडा', 'अंडे', 'अण्डा', 'अण्डे'],
  peanuts: [
    'peanut',
    'groundnut',
    'mo+n?gphali',
    'mungfali',
    'moongfali',
    'nuts?(?![\\p{L}\\p{M}])',
    'मूंगफली',
    'मूँगफली',
  ],
  'tree-nuts': [
    'nuts?(?![\\p{L}\\p{M}])',
    'tree ?nut',
    'cashew',
    'almond',
    'walnut',
    'pistach',
    'hazelnut',
    'pecan',
    'kaju',
    'badam',
    'akhrot',
    'pista',
    'dry ?fruit',
    'काजू',
    'बादाम',
    'अखरोट',
    'पिस्ता',
    'मेवा',
    'मेवे',
  ],
  soya: ['soy', 'tofu', 'सोया'],
  sesame: ['sesame', 'til(?![\\p{L}\\p{M}])', 'tahini', 'तिल'],
  mustard: ['mustard', 'sarson', 'sarso', 'rai(?![\\p{L}\\p{M}])', 'सरसों', 'राई'],
  fish: ['fish', 'machh?li', 'machh?i(?![\\p{L}\\p{M}])', 'मछली'],
  crustaceans: [
    'prawn',
    'shrimp',
    'crab',
    'lobster',
    'shell ?fish',
    'crustacean',
    'jhinga',
    'kekda',
    'झींगा',
    'झींगे',
    'केकड़ा',
  ],
  sulphites: ['sul(?:ph|f)it', 'सल्फाइट'],
};

/** Devanagari writes vowels as marks, so that `\b` does not find the beginnings of its words. */
const PATTERNS: readonly (readonly [Allergen, RegExp])[] = ALLERGENS.map((allergen) => [
  allergen,
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${WORDS[allergen].map((word) => word.normalize('NFC')).join('|')})`,
    'iu',
  ),
]);

/** The allergens that the words mean, in the order of the list. */
export function namedAllergens(words: string): Allergen[] {
  const text = words.normalize('NFC').replaceAll(/\s+/gu, ' ');
  return PATTERNS.flatMap(([allergen, pattern]) => (pattern.test(text) ? [allergen] : []));
}
