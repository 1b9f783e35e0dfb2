import { describe, expect, it } from 'vitest';
import { areaMessages } from '#domain/areas/messages.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { pincodeArea } from '#tests/samples/sample-areas.ts';
import { answerTo, outsideText } from './answer.ts';
import { areaTexts } from './texts.ts';

const areas = [
  pincodeArea(411001),
  pincodeArea(411038, { deliveryFee: 75, minimumOrder: 200 }),
  pincodeArea(411002, { deliveryFee: 0 }),
];
const { charges, shop } = PAGE_DEFAULTS;
const settings = { charges, shop, areas, kitchen: { pickup: false } };
const elsewhere =
  'We don’t deliver to 560001 yet. Please choose another address, or call the kitchen to fetch your order.';

// AREA-4
describe('the answer to a pincode on the menu', () => {
  it.each([
    [411001, 'We deliver to 411001. Delivery fee ₹40.'],
    [411038, 'We deliver to 411038. Delivery fee ₹75. Orders from ₹200.'],
    [411002, 'We deliver to 411002 for free.'],
    [560001, elsewhere],
  ])('%d: %s', (pincode, answer) => {
    expect(answerTo({ pincode }, settings, areaTexts, areaMessages)).toBe(answer);
  });
});

// AREA-5
describe('checkout', () => {
  it.each([
    ['is stopped outside the areas', areas, 560001, elsewhere],
    ['goes on in an area', areas, 411001, undefined],
    ['goes on anywhere without areas', [], 560001, undefined],
    ['asks for the address first', areas, undefined, undefined],
  ])('%s', (_what, given, pincode, reason) => {
    expect(
      outsideText(
        { ...settings, areas: given },
        pincode === undefined ? undefined : { pincode },
        areaMessages,
      ),
    ).toBe(reason);
  });
});

// AREA-7
it('outside the areas customers are told to fetch their order, if the kitchen offers pickup', () => {
  const kitchen = { pickup: true };
  expect(outsideText({ ...settings, kitchen }, { pincode: 560001 }, areaMessages)).toBe(
    'We don’t deliver to 560001 yet. Please choose another address, or fetch it yourself: choose pickup at checkout.',
  );
});
