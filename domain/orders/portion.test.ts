import { expect, it } from 'vitest';
import { ZERO_PAISE } from '#domain/money.ts';
import { kitchenLine, kitchenLineName } from './portion.ts';

const chosen = (group: string, name: string) => ({
  ...{ groupId: group, choiceId: name, group, name },
  price: ZERO_PAISE,
});
const GHEE = chosen('Add-ons', 'Extra ghee');

// BOARD-40
it.each([
  ['its group is named so', chosen('Portion', 'For two'), 'FOR TWO Thali'],
  ['the group says more', chosen('Choose your size', 'Large'), 'LARGE Thali'],
  ['it is named so itself', chosen('How much', 'Half'), 'HALF Thali'],
  ['it is Hindi', chosen('प्लेट', 'हाफ़'), 'हाफ़ Thali'],
  ['it is Tamil', chosen('அளவு', 'அரை'), 'அரை Thali'],
])('a portion stands before the dish if %s', (_when, portion, name) => {
  expect(kitchenLine({ name: 'Thali', options: [GHEE, portion] })).toEqual({ name, options: [GHEE] });
});

it.each([chosen('Milk', 'Full cream'), GHEE, chosen('Bread', 'Half-baked naan')])(
  'another choice stays behind the dish: $name',
  (option) => {
    expect(kitchenLine({ name: 'Thali', options: [option] })).toEqual({ name: 'Thali', options: [option] });
  },
);

it('a line without choices is the name of its dish', () => {
  expect(kitchenLineName({ name: 'Thali' })).toBe('Thali');
  expect(kitchenLineName({ name: 'Thali', options: [chosen('Portion', 'Half'), GHEE] })).toBe(
    'HALF Thali (Extra ghee)',
  );
});
