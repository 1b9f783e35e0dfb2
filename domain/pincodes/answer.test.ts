import { expect, it } from 'vitest';
import { placeOf } from './answer.ts';

const office = { Name: 'Pune', Block: 'Haveli', District: 'Pune', State: 'Maharashtra', Pincode: '411001' };
const found = (over: object = {}) => [
  { Message: '', Status: 'Success', PostOffice: [{ ...office, ...over }] },
];
const pune = { city: 'Pune', state: 'Maharashtra', pincode: '411001' };

// SIGNUP-3
it.each([
  ['a block', found(), { ...pune, city: 'Haveli' }],
  ['a block that is NA', found({ Block: 'NA' }), pune],
  ['an empty block', found({ Block: '' }), pune],
  ['no block', found({ Block: null }), pune],
  ['nothing found', [{ Message: 'No records found', Status: 'Error', PostOffice: null }], undefined],
  ['success without offices', [{ Message: '', Status: 'Success', PostOffice: [] }], undefined],
  ['no list', { Status: 'Success' }, undefined],
  ['an empty list', [], undefined],
  ['nonsense', 'busy', undefined],
])('an answer of the pincode service with %s is understood', (_what, answer, place) => {
  expect(placeOf(answer)).toEqual(place);
});
