import { expect, it } from 'vitest';
import { placeOf, readPincode, typedPincode } from './answer.ts';

// VALUE-2
it.each([
  ['560 001', '', '560001'],
  ['५६०००१', '', '560001'],
  ['5600012', '56000', '560001'],
  ['56x', '56', '56'],
  ['5.6e5', '', ''],
])('the field for a pincode makes of "%s" after "%s": "%s"', (typed, before, kept) => {
  expect(typedPincode(typed, before)).toBe(kept);
});

it('a typed pincode has six digits, the first not 0', () => {
  expect(['560 001', ' ५६०००१ ', '056001', '56000', '560001a'].map(readPincode)).toEqual([
    560001,
    560001,
    undefined,
    undefined,
    undefined,
  ]);
});

const office = { Name: 'Pune', Block: 'Haveli', District: 'Pune', State: 'Maharashtra', Pincode: '411001' };
const found = (over: object = {}) => [
  { Message: '', Status: 'Success', PostOffice: [{ ...office, ...over }] },
];
const several = (...blocks: string[]) => [
  { Message: '', Status: 'Success', PostOffice: blocks.map((Block) => ({ ...office, Block })) },
];
const pune = { city: 'Pune', state: 'Maharashtra', pincode: '411001' };

// SIGNUP-3
it.each([
  ['a block', found(), { ...pune, city: 'Haveli' }],
  [
    'several blocks, of which one is plainer',
    several('Bangalore South', 'Mysore', 'Bangalore'),
    { ...pune, city: 'Bangalore' },
  ],
  ['several blocks with other names', several('Haveli', 'Mulshi'), { ...pune, city: 'Haveli' }],
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
