import { describe, expect, it } from 'vitest';
import { type AddressInfo, addressOf, addressProblems } from './typed-address.ts';

const home: AddressInfo = {
  houseNo: ' 4B ',
  street: 'MG Road',
  landmark: ' ',
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
};

describe('a typed address', () => {
  it('is stored without surrounding blanks, with the pincode as a number', () => {
    expect(addressProblems(home)).toEqual({});
    expect(addressOf(home)).toEqual({
      houseNo: '4B',
      street: 'MG Road',
      landmark: null,
      pincode: 411001,
      city: 'Pune',
      state: 'Maharashtra',
    });
    expect(addressOf({ ...home, landmark: 'Near the lake' }).landmark).toBe('Near the lake');
  });

  it.each(['houseNo', 'street', 'pincode', 'city', 'state'] as const)('needs %s', (field) => {
    expect(addressProblems({ ...home, [field]: ' ' })).toEqual({ [field]: 'required' });
  });

  it('reports everything that is missing at once', () => {
    expect(addressProblems({ ...home, houseNo: '', city: '', pincode: '4' })).toEqual({
      houseNo: 'required',
      city: 'required',
      pincode: 'unknownPincode',
    });
  });

  it.each(['41100', '4110011', '011001', 'pune12'])('is refused with the pincode %s', (pincode) => {
    expect(addressProblems({ ...home, pincode })).toEqual({ pincode: 'unknownPincode' });
  });
});
