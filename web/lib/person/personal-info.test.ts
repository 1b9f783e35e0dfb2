import { describe, expect, it } from 'vitest';
import { joinAddress } from '#domain/addresses/address.ts';
import { type PersonalInfo, personalInfoProblems, profileProblems } from './personal-info.ts';

const asha: PersonalInfo = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.in',
  houseNo: '4B',
  street: 'MG Road',
  landmark: '',
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
};

describe('step 1 of signup', () => {
  // SIGNUP-2
  it('accepts complete information without a landmark', () => {
    expect(personalInfoProblems(asha)).toEqual({});
  });

  it.each(['name', 'phone', 'email', 'houseNo', 'street', 'pincode', 'city', 'state'] as const)(
    'requires the %s',
    (field) => {
      expect(personalInfoProblems({ ...asha, [field]: '  ' })).toEqual({
        [field]: 'required',
      });
    },
  );

  it('reports everything that is missing or wrong at once', () => {
    expect(
      personalInfoProblems({ ...asha, name: '', street: '', email: 'a@b', phone: '1234567890' }),
    ).toEqual({
      name: 'required',
      phone: 'invalidPhone',
      email: 'invalidEmail',
      street: 'required',
    });
  });

  it.each([
    ['email', 'asha.example.in', 'invalidEmail'],
    ['email', 'a@b', 'invalidEmail'],
    ['phone', '987654321', 'invalidPhone'],
    ['phone', 'call me maybe', 'invalidPhone'],
    ['pincode', '011001', 'unknownPincode'],
    ['pincode', '4110', 'unknownPincode'],
  ] as const)('refuses %s "%s"', (field, value, message) => {
    expect(personalInfoProblems({ ...asha, [field]: value })).toEqual({ [field]: message });
  });
});

describe('the profile form', () => {
  const empty = {
    name: 'Asha Rao',
    phone: '',
    houseNo: '',
    street: '',
    landmark: '',
    pincode: '',
    city: '',
    state: '',
  };

  it('allows a profile without phone and address to stay so', () => {
    expect(profileProblems(empty, empty)).toEqual({});
    expect(profileProblems(asha, empty)).toEqual({});
  });

  it.each([
    ['name', ' ', 'required'],
    ['phone', '', 'required'],
    ['phone', '12345', 'invalidPhone'],
    ['street', '', 'required'],
    ['pincode', '012345', 'unknownPincode'],
  ] as const)('refuses to replace a valid %s by "%s"', (field, value, message) => {
    expect(profileProblems({ ...asha, [field]: value }, asha)).toEqual({ [field]: message });
  });

  it('requires an address to stay complete', () => {
    const whole = ['houseNo', 'street', 'city', 'state', 'pincode'];
    expect(Object.keys(profileProblems({ ...empty, phone: asha.phone }, asha))).toEqual(whole);
    expect(Object.keys(profileProblems({ ...empty, landmark: 'Near the lake' }, empty))).toEqual(whole);
    expect(profileProblems({ ...empty, city: 'Pune' }, empty)).not.toHaveProperty('city');
    expect(profileProblems({ ...empty, city: 'Pune' }, empty)).toHaveProperty('street');
  });
});

it('an address is joined without gaps for missing parts', () => {
  const address = { ...asha, pincode: 411001 };
  expect(joinAddress(address)).toBe('4B, MG Road, Pune, Maharashtra 411001');
  expect(joinAddress({ ...address, landmark: 'Near the lake', state: null })).toBe(
    '4B, MG Road, Near the lake, Pune, 411001',
  );
});
