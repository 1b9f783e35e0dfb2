import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { groupInfo, groupProblems, groupVersion, infoOfVersion } from './group-form.ts';
import type { GroupInfo } from './group-values.ts';
import { groupAdminTexts } from './texts.ts';

const texts = groupAdminTexts.problems;
const half = {
  id: 'half',
  name: ' Half ',
  translations: { hi: { name: ' हाफ़ ' } },
  price: '-20.50',
  veg: true,
  isAvailable: true,
};
const full = { id: 'full', name: 'Full', price: '', veg: true, isAvailable: false };
const dal = { id: 'dal', name: 'Dal', price: '+10', veg: true, isAvailable: true, dishId: 'dal-makhani' };
const size: GroupInfo = {
  name: ' Size ',
  translations: { hi: { name: ' साइज़ ' } },
  min: '1',
  max: '2',
  choices: [half, full, dal],
};

// ADMIN-74
describe('a typed option group', () => {
  it.each<[string, Partial<GroupInfo>, Record<string, string>]>([
    ['that is complete', {}, {}],
    ['without a name', { name: '  ' }, { name: texts.nameMissing }],
    ['with a word as number', { min: 'one' }, { min: texts.number(0, 40) }],
    ['with a part of a choice', { max: '1.5' }, { max: texts.number(1, 40) }],
    ['without any choice to take', { max: '0', min: '0' }, { max: texts.number(1, 40) }],
    ['with more than there may be', { max: '41' }, { max: texts.number(1, 40) }],
    ['that asks for more than it allows', { min: '3' }, { min: texts.minAboveMax }],
    ['without choices', { choices: [], min: '0' }, { choices: texts.tooFewChoices(1) }],
    [
      'with fewer choices than it asks for',
      { min: '2', choices: [half] },
      { choices: texts.tooFewChoices(2) },
    ],
    [
      'with a choice without a name',
      { choices: [{ ...half, name: ' ' }] },
      { 'choice-name-half': texts.choiceNameMissing },
    ],
    // ADMIN-141
    [
      'with a choice of which nobody has said whether it is veg',
      { choices: [{ ...half, veg: undefined }] },
      { 'choice-type-half': texts.choiceTypeMissing },
    ],
    ['with a word as price', { choices: [{ ...half, price: 'free' }] }, { 'choice-price-half': texts.price }],
    [
      'with a price too high',
      { choices: [{ ...half, price: '100001' }] },
      { 'choice-price-half': texts.priceHigh },
    ],
  ])('%s says what is wrong', (_name, change, problems) => {
    expect(groupProblems({ ...size, ...change }, texts)).toEqual(problems);
  });

  it('becomes what is sent, and is shown again as it was', () => {
    const version = groupVersion(size);
    expect(version).toMatchObject({ name: 'Size', translations: { hi: { name: 'साइज़' } }, min: 1, max: 2 });
    expect(version.choices.map((text) => JSON.parse(text))).toEqual([
      {
        id: 'half',
        name: 'Half',
        translations: { hi: { name: 'हाफ़' } },
        hindiName: 'हाफ़',
        price: -20.5,
        veg: true,
        isAvailable: true,
      },
      { id: 'full', name: 'Full', price: 0, veg: true, isAvailable: false },
      { id: 'dal', name: 'Dal', price: 10, veg: true, isAvailable: true, dishId: 'dal-makhani' },
    ]);
    expect(groupVersion(infoOfVersion(version))).toEqual(version);
  });

  it('shows no difference as an empty field', () => {
    const choice = { id: 'a', name: 'A', price: paise(0), veg: true, isAvailable: true };
    expect(
      groupInfo({ name: 'X', translations: {}, min: 0, max: 1, choices: [choice] }).choices[0]?.price,
    ).toBe('');
  });
});
