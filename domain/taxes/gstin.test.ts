import { describe, expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

// GST-2
describe('a GST number', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is accepted', (number) => {
    expect(isGstin(number)).toBe(true);
  });

  it.each([
    ['', 'it is empty'],
    ['27AAPFU0939F1ZW', 'its check character is wrong'],
    ['27AAPFU0993F1ZV', 'two of its digits are swapped'],
    ['28AAPFU0939F1ZV', 'its state does not exist'],
    ['27aapfu0939f1zv', 'it is in small letters'],
    ['27AAPFU0939F1Z', 'it is too short'],
    ['27AAPFU0939F1ZVV', 'it is too long'],
  ])('%s is refused, because %s', (number) => {
    expect(isGstin(number)).toBe(false);
  });
});
