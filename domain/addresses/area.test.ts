import { expect, it } from 'vitest';
import { joinAddress } from './address.ts';
import { areaOfAddress } from './area.ts';

const home = {
  houseNo: '7B',
  street: 'Laxmi Road',
  landmark: null,
  city: 'Pune City',
  state: 'Maharashtra',
  pincode: 411001,
};

it.each([
  ['a whole address', joinAddress(home), 'Laxmi Road, Pune City'],
  [
    'one with a landmark',
    joinAddress({ ...home, landmark: 'Beside the library' }),
    'Laxmi Road, Beside the library, Pune City',
  ],
  [
    'a house with a name',
    joinAddress({ ...home, houseNo: 'Asha Niwas' }),
    'Asha Niwas, Laxmi Road, Pune City',
  ],
  ['a typed one', '4, MG Road,Pune 411001', 'MG Road, Pune'],
  ['one with the pincode in two groups', '4, MG Road, Pune 411 001', 'MG Road, Pune'],
  ['one in Devanagari', '४, एमजी रोड, पुणे ४११००१', 'एमजी रोड, पुणे'],
  ['a place alone', 'Pune', 'Pune'],
  ['a pincode alone', '411001', '411001'],
  ['nothing', '', ''],
])('the area is found in %s', (_what, address, area) => {
  expect(areaOfAddress(address)).toBe(area);
});
