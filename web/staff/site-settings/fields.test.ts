import { describe, expect, it } from 'vitest';
import { problemWords, rowMessages } from '#domain/rows/messages.ts';
import { firstOf } from '#domain/site/setting-rows.ts';
import { readSection } from '#domain/site/settings.ts';
import { fieldsOf, shownFields, typedOf, valuesOf } from './fields.ts';

describe('settings in a form', () => {
  it.each([
    ['kitchen', '{"orderMode":"board","promiseMinutes":45,"acceptWithinMinutes":15}'],
    ['charges', '{"freeDeliveryAbove":499.5}'],
    ['charges', '{"freeDeliveryAbove":null}'],
    ['charges', '{"deliveryFee":0,"minimumOrder":199.5,"packingPerOrder":12}'],
    ['capacity', '{"ordersPerQuarter":null,"itemsPerQuarter":30,"scheduleDays":2,"slotMinutes":15}'],
    ['tax', '{"sellerKind":"regular","gstin":"29AAGCB7383J1Z4","state":"29","taxPercent":12.5,"sac":""}'],
    ['shop', '{"timeZone":"Asia/Kolkata"}'],
    ['shop', '{"address":["1 Beach Road","Panaji 403001"],"fssai":"","latitude":15.49}'],
    ['shop', '{"translations":{"hi":{"name":"अम्मा","address":["समुद्र मार्ग","पणजी 403001"]}}}'],
    [
      'support',
      '{"faqs":[{"question":"a","answer":"b","translations":{"hi":{"question":"क","answer":""}}}]}',
    ],
  ] as const)('of %s are shown as texts and read back unchanged: %s', (section, stored) => {
    expect(valuesOf(section, typedOf(section, stored))).toMatchObject(JSON.parse(stored));
  });

  // LANG-45
  it('have a field for each text in another language, named like a column of a file', () => {
    expect(typedOf('shop', '{"name":"Amma","translations":{"hi":{"name":"अम्मा"}}}')).toMatchObject({
      name: 'Amma',
      'name:hi': 'अम्मा',
      'address:hi': '',
    });
    expect(typedOf('kitchen', '{}')).not.toHaveProperty('language:hi');
  });

  it.each([
    ['kitchen', { promiseMinutes: '' }, 'promiseMinutes'],
    ['kitchen', { promiseMinutes: 'soon' }, 'promiseMinutes'],
    ['charges', { freeDeliveryAbove: 'much' }, 'freeDeliveryAbove'],
    ['charges', { deliveryFee: '' }, 'deliveryFee'],
    ['charges', { minimumOrder: '-1' }, 'minimumOrder'],
    ['capacity', { ordersPerQuarter: 'few' }, 'ordersPerQuarter'],
    ['messages', { kitchenEmail: '' }, 'kitchenEmail'],
  ] as const)('of %s that make no sense are refused by their field: %j', (section, typed, field) => {
    const kept = {
      orderMode: 'age',
      acceptWithinMinutes: '15',
      alertAfterMinutes: '3',
      lateAfterMinutes: '15',
    };
    const marks = { amberAfterMinutes: '15', redAfterMinutes: '25', deliveryFee: '40' };
    const read = readSection(section, valuesOf(section, { ...kept, ...marks, ...typed }));
    expect('problem' in read && read.problem.field).toBe(field);
  });

  // VALUE-4
  it.each([
    ['kitchen', { promiseMinutes: 'soon' }, 'Please type a whole number from 1 to 1,440.'],
    ['charges', { freeDeliveryAbove: '100000.01' }, 'Please type an amount from ₹0 to ₹1,00,000.'],
    ['charges', { roadPercent: '99' }, 'Please type 100 to 300.'],
    ['shop', { latitude: '91' }, 'Please type a number from -90 to 90.'],
  ] as const)('of %s have the words of their rows: %j', (section, typed, words) => {
    const usual = typedOf(section, JSON.stringify(firstOf(fieldsOf(section))));
    const read = readSection(section, valuesOf(section, { ...usual, ...typed }));
    const problem = 'problem' in read ? read.problem.problem : undefined;
    expect(problem && problemWords(problem, rowMessages)).toBe(words);
  });

  // GST-6
  it.each([
    ['specification', 'none', ['sellerKind']],
    ['unregistered', '18', ['sellerKind']],
    ['composition', 'none', ['sellerKind', 'gstin', 'state']],
    ['regular', 'food', ['sellerKind', 'gstin', 'state', 'taxPercent', 'sac', 'taxOnCharges']],
    ['regular', '18', ['sellerKind', 'gstin', 'state', 'taxPercent', 'sac', 'taxOnCharges', 'chargesSac']],
  ])(
    'of tax are those that a seller of the kind %s with “%s” on charges needs',
    (sellerKind, onCharges, fields) => {
      expect(shownFields('tax', { sellerKind, taxOnCharges: onCharges })).toEqual(fields);
    },
  );
});

// GST-2
it('the state is that of the GST number, whatever is typed; without a number it is what is chosen', () => {
  const stateFor = (gstin: string) => valuesOf('tax', { gstin, state: '27' }).state;
  expect(stateFor('29 AAGCB 7383 J1Z4')).toBe('29');
  expect(stateFor('29AAGCB7383J1Z')).toBe('27');
  expect(stateFor('')).toBe('27');
});
