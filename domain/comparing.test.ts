import { expect, it } from 'vitest';
import { comparable, comparableLetters, isSameText } from './comparing.ts';

// DISH-40
it.each([
  ['a no-break space', 'Dal\u00A0Makhani', 'Dal Makhani'],
  ['two spaces', 'Dal  Makhani ', 'Dal Makhani'],
  ['a zero-width space', 'Dal\u200B Makhani', 'Dal Makhani'],
  ['a byte order mark', '\uFEFFDal Makhani', 'Dal Makhani'],
  ['a soft hyphen', 'Ma\u00ADkhani', 'Makhani'],
  ['a mark of direction', 'Dal\u200E Makhani', 'Dal Makhani'],
  ['capitals', 'DAL MAKHANI', 'dal makhani'],
  ['wide letters', 'Ｄａｌ', 'Dal'],
  ['an accent of its own', 'Cafe\u0301', 'Café'],
  ['a nukta as one code', 'हा\u095E', 'हा\u092B\u093C'],
  ['a ड with a nukta', 'पको\u095Cा', 'पको\u0921\u093Cा'],
  ['a joiner', 'क्\u200Dष', 'क्ष'],
  ['Indian digits', 'थाली २, ௩, ৪', 'थाली 2, 3, 4'],
  ['a Tamil vowel in two parts', 'க\u0BC6\u0BBE', 'க\u0BCA'],
])('%s makes no other text', (_what, one, other) => {
  expect(one).not.toBe(other);
  expect(isSameText(one, other)).toBe(true);
});

// DISH-40
it.each([
  ['Dal', 'Daal'],
  ['Idli (2)', 'Idli (3)'],
  ['मेथी', 'मेथि'],
  ['Café', 'Cafe'],
])('%s and %s stay two', (one, other) => {
  expect(isSameText(one, other)).toBe(false);
});

// DISH-40
it('compares letters alone where people write words with and without signs', () => {
  expect(comparableLetters('Non-Veg (₹)')).toBe('nonveg');
  expect(comparable('\u200B \u00A0')).toBe('');
});
