import { describe, expect, it } from 'vitest';
import { isGstin, typedGstin } from './gstin.ts';

// GST-2
describe('a GST number', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is accepted', (number) => {
    expect(isGstin(number)).toBe(true);
  });

  it.each([
    ['29AAICA3918J1CP', 'collects tax (TCS)'],
    ['27AAPFU0939F1D4', 'deducts tax (TDS)'],
    ['27MUMA12345F1DX', 'deducts tax under a TAN'],
    ['0717AUS00002UN7', 'is an embassy'],
    ['9917USA29005OS9', 'sells online from abroad'],
  ])('%s of one who %s is accepted', (number) => {
    expect(isGstin(number)).toBe(true);
  });

  it('is read with spaces, dashes and small letters', () => {
    expect(typedGstin(' 29 aagcb 7383-j1z4\u00a0')).toBe('29AAGCB7383J1Z4');
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
