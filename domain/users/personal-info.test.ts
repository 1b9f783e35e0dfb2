import { describe, expect, it } from 'vitest';
import { pincodeMessages } from '#domain/pincodes/answer.ts';
import { joinAddress } from './address.ts';
import { userMessages } from './messages.ts';
import { type PersonalInfo, personalInfoProblem, phoneNumber, profileProblem } from './personal-info.ts';

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
  it('lets complete information pass, without a landmark', () => {
    expect(personalInfoProblem(asha)).toBeUndefined();
  });

  it.each(['name', 'phone', 'email', 'houseNo', 'street', 'pincode', 'city', 'state'] as const)(
    'asks for %s',
    (field) => {
      expect(personalInfoProblem({ ...asha, [field]: '  ' })).toEqual({
        field,
        message: userMessages.fillRequired,
      });
    },
  );

  it.each([
    ['email', 'asha.example.in', userMessages.invalidEmail],
    ['phone', '987654321', userMessages.invalidPhone],
    ['phone', 'call me maybe', userMessages.invalidPhone],
    ['pincode', '011001', pincodeMessages.notFound],
    ['pincode', '4110', pincodeMessages.notFound],
  ] as const)('refuses %s "%s"', (field, value, message) => {
    expect(personalInfoProblem({ ...asha, [field]: value })).toEqual({ field, message });
  });
});

describe('the profile', () => {
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

  it('may stay without the phone and address it never had', () => {
    expect(profileProblem(empty, empty)).toBeUndefined();
    expect(profileProblem(asha, empty)).toBeUndefined();
  });

  it.each([
    ['name', ' ', userMessages.fillRequired],
    ['phone', '', userMessages.fillRequired],
    ['phone', '12345', userMessages.invalidPhone],
    ['street', '', userMessages.fillRequired],
    ['pincode', '012345', pincodeMessages.notFound],
  ] as const)('refuses %s "%s" in the place of a good one', (field, value, message) => {
    expect(profileProblem({ ...asha, [field]: value }, asha)).toEqual({ field, message });
  });

  it('does not lose its address, nor take half of one', () => {
    const problem = { field: 'houseNo', message: userMessages.fillRequired };
    expect(profileProblem({ ...empty, phone: asha.phone }, asha)).toEqual(problem);
    expect(profileProblem({ ...empty, city: 'Pune' }, empty)).toEqual(problem);
    expect(profileProblem({ ...empty, landmark: 'Near the lake' }, empty)).toEqual(problem);
  });
});

it.each([
  ['98765 43210', 9876543210],
  ['+91 98765-43210', 919876543210],
  ['098765 43210', 9876543210],
  ['12345', undefined],
  ['1234567890123456', undefined],
])('reads the phone number "%s" as %s', (typed, number) => {
  expect(phoneNumber(typed)).toBe(number);
});

it('joins an address without gaps', () => {
  const address = { ...asha, pincode: 411001 };
  expect(joinAddress(address)).toBe('4B, MG Road, Pune, Maharashtra 411001');
  expect(joinAddress({ ...address, landmark: 'Near the lake', state: null })).toBe(
    '4B, MG Road, Near the lake, Pune, 411001',
  );
});
