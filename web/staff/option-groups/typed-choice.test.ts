import { describe, expect, it } from 'vitest';
import { rowMessages } from '#domain/rows/messages.ts';
import { formProblems, wireOfForm } from '#web/sheets/form-values.ts';
import { groupSheet } from './group-sheet.tsx';
import { groupAdminTexts } from './texts.ts';
import { choiceJson, choiceProblems, type TypedChoice, typedChoices } from './typed-choice.ts';

const texts = groupAdminTexts.problems;
const half: TypedChoice = {
  ...{ id: 'half', name: ' Half ', price: '-20.50', veg: true, isAvailable: true },
  translations: { hi: { name: ' हाफ़ ' } },
};
const full: TypedChoice = { id: 'full', name: 'Full', price: '', veg: true, isAvailable: false };
const dal: TypedChoice = {
  ...{ id: 'dal', name: 'Dal', price: '+10', veg: true, isAvailable: true, dishId: 'dal-makhani' },
};

// ADMIN-74
describe('typed choices', () => {
  it.each<[string, Partial<TypedChoice>, Record<string, string>]>([
    ['that are complete', {}, {}],
    ['without a name', { name: ' ' }, { 'choice-name-half': texts.choiceNameMissing }],
    // ADMIN-141
    [
      'of which nobody has said whether they are veg',
      { veg: null },
      { 'choice-type-half': texts.choiceTypeMissing },
    ],
    ['with a word as price', { price: 'free' }, { 'choice-price-half': texts.price }],
    ['with a price too high', { price: '100001' }, { 'choice-price-half': texts.priceHigh }],
  ])('%s say what is wrong, and only those without are sent', (_name, change, problems) => {
    const choice = { ...half, ...change };
    expect(choiceProblems([full, choice], texts)).toEqual(problems);
    const group = { name: 'Size', translations: {}, min: '1', max: '2', choices: [choiceJson(choice)] };
    const wire = wireOfForm(groupSheet, group, 'Asia/Kolkata');
    const words = { fields: groupAdminTexts.fields, messages: groupSheet.messages, rows: rowMessages };
    const isRefused = Object.keys(problems).length > 0;
    expect('choices' in formProblems(groupSheet, wire, words)).toBe(isRefused);
  });

  it('become what is sent, and are shown again as they were', () => {
    const sent = [half, full, dal].map(choiceJson);
    expect(sent.map((text) => JSON.parse(text))).toEqual([
      {
        ...{ id: 'half', name: 'Half', price: -20.5, veg: true, isAvailable: true },
        ...{ translations: { hi: { name: 'हाफ़' } }, hindiName: 'हाफ़' },
      },
      { id: 'full', name: 'Full', price: 0, veg: true, isAvailable: false },
      { id: 'dal', name: 'Dal', price: 10, veg: true, isAvailable: true, dishId: 'dal-makhani' },
    ]);
    expect(typedChoices(sent).map(choiceJson)).toEqual(sent);
    expect(typedChoices(sent)[1]?.price).toBe('');
    expect(typedChoices([choiceJson({ ...full, price: 'free', veg: null })])).toEqual([
      { ...full, price: 'free', veg: null },
    ]);
  });

  it.each([
    ['more than may be chosen', { min: '3', max: '2' }, 'min'],
    ['more than there are', { min: '2', max: '2' }, 'choices'],
  ])('are refused if as many must be chosen: %s', (_name, counts, field) => {
    const group = { name: 'Size', translations: {}, ...counts, choices: [choiceJson(full)] };
    const wire = wireOfForm(groupSheet, group, 'Asia/Kolkata');
    const words = { fields: groupAdminTexts.fields, messages: groupSheet.messages, rows: rowMessages };
    expect(Object.keys(formProblems(groupSheet, wire, words))).toEqual([field]);
  });
});
