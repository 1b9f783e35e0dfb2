import { expect, it } from 'vitest';
import { smsSize } from './sms-size.ts';

// TELL-10
it.each([
  ['nothing', '', { units: 0, parts: 1, room: 160, longLetter: null }],
  ['160 letters', 'x'.repeat(160), { units: 160, parts: 1, room: 160, longLetter: null }],
  ['161 letters', 'x'.repeat(161), { units: 161, parts: 2, room: 306, longLetter: null }],
  ['306 letters', 'x'.repeat(306), { units: 306, parts: 2, room: 306, longLetter: null }],
  ['307 letters', 'x'.repeat(307), { units: 307, parts: 3, room: 459, longLetter: null }],
  ['letters of two units', '{}'.repeat(40), { units: 160, parts: 1, room: 160, longLetter: null }],
  [
    'one of two units where a part ends',
    `${'x'.repeat(152)}€${'x'.repeat(152)}`,
    { units: 306, parts: 3, room: 459, longLetter: null },
  ],
  ['70 with a rupee', `${'x'.repeat(69)}₹`, { units: 70, parts: 1, room: 70, longLetter: '₹' }],
  ['71 with a rupee', `${'x'.repeat(70)}₹`, { units: 71, parts: 2, room: 134, longLetter: '₹' }],
  ['Hindi', 'नमस्ते'.repeat(23), { units: 138, parts: 3, room: 201, longLetter: 'न' }],
  [
    'an emoji where a part ends',
    `${'x'.repeat(66)}🟢${'x'.repeat(66)}`,
    { units: 134, parts: 3, room: 201, longLetter: '🟢' },
  ],
  ['a typographic quote', 'It’s', { units: 4, parts: 1, room: 70, longLetter: '’' }],
])('%s', (_what, text, size) => {
  expect(smsSize(text)).toEqual(size);
});
