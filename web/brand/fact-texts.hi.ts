import type { Translated } from '#domain/languages/translations.ts';
import type { factTexts } from './fact-texts.ts';

export const factTextsHindi: Translated<typeof factTexts> = {
  diets: {
    jain: 'जैन',
    'no-onion-garlic': 'बिना प्याज़-लहसुन',
    vegan: 'वीगन',
    'gluten-free': 'ग्लूटेन-फ़्री',
  },
  allergens: {
    gluten: 'ग्लूटेन',
    milk: 'दूध',
    egg: 'अंडा',
    peanuts: 'मूँगफली',
    'tree-nuts': 'मेवे',
    soya: 'सोया',
    sesame: 'तिल',
    mustard: 'सरसों',
    fish: 'मछली',
    crustaceans: 'झींगा-केकड़ा',
    sulphites: 'सल्फ़ाइट',
  },
};
