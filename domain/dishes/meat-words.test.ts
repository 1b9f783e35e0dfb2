import { expect, it } from 'vitest';
import { namesMeat } from './meat-words.ts';

// ADMIN-140
it.each([
  ...[
    'Extra chicken',
    'CHICKEN 65',
    'Egg Curry',
    'Anda Bhurji',
    'Goan Fish Thali',
    'Mutton\u00A0Rogan Josh',
    'Omelette',
  ],
  ...[
    'चिकन बिरयानी',
    'अंडा करी',
    'मटन कीमा',
    'Murgh Makhani',
    'Keema Pav',
    'சிக்கன் பிரியாணி',
    'முட்டை தோசை',
    'Meen Kuzhambu',
  ],
])('%s names meat, fish or egg', (name) => {
  expect(namesMeat(name)).toBe(true);
});

// ADMIN-140
it.each([
  ...[
    'Extra paneer',
    'Eggless Cake',
    'Baingan (eggplant) Bharta',
    'Soya Keema',
    'Mock chicken roll',
    'Hamachi',
    'Chickpea Curry',
  ],
  ...[
    'Andhra Meals',
    'Anday',
    'पनीर टिक्का',
    'अंडमान थाली',
    'வெஜ் பிரியாணி',
    'Vegetable Biryani',
    'Nandini Milk',
  ],
])('%s names none', (name) => {
  expect(namesMeat(name)).toBe(false);
});
