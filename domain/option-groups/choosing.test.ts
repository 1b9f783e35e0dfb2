import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { OptionChoice } from './choice.ts';
import { chooseOptions, needsChoice, type OptionGroup, priceRange } from './choosing.ts';
import { choosingWords } from './messages.ts';

const choice = (id: string, price = 0, over: Partial<OptionChoice> = {}): OptionChoice => ({
  id,
  name: id.toUpperCase(),
  price: paise(price),
  veg: true,
  isAvailable: true,
  ...over,
});
const group = (id: string, min: number, max: number, ...choices: OptionChoice[]): OptionGroup => ({
  id,
  name: `the ${id}`,
  min,
  max,
  choices,
});
const soldOut = { isAvailable: false };

const size = group('size', 1, 1, choice('half', -4_000), choice('full'));
const extras = group('extras', 0, 2, choice('cheese', 3_000), choice('egg', 1_500), choice('ghee', 2_000));
const sabzi = group('sabzi', 2, 2, choice('aloo'), choice('gobi', 500), choice('paneer', 4_000));
const GROUPS = [extras, size, sabzi, group('gone', 1, 1, choice('only', 0, soldOut))];
const dish = (...optionGroupIds: string[]) => ({ price: paise(10_000), optionGroupIds });
const asked = (...ids: string[]) =>
  ids.map((id) => {
    const [groupId = '', choiceId = ''] = id.split('/');
    return { groupId, choiceId };
  });

describe('choosing options', () => {
  // OPTION-2
  it.each([
    ['a plain dish', dish(), [], 10_000, ''],
    ['a cheaper size', dish('size'), ['size/half'], 6_000, 'half'],
    ['a size that costs nothing more', dish('size'), ['size/full'], 10_000, 'full'],
    ['nothing of what is optional', dish('extras'), [], 10_000, ''],
    ['two extras', dish('extras'), ['extras/ghee', 'extras/cheese'], 15_000, 'cheese,ghee'],
    ['a size and an extra', dish('size', 'extras'), ['extras/egg', 'size/half'], 7_500, 'egg,half'],
    ['two dishes of a combo', dish('sabzi'), ['sabzi/paneer', 'sabzi/aloo'], 14_000, 'aloo,paneer'],
  ])('%s has a price and a key', (_title, of, ids, price, key) => {
    expect(chooseOptions(of, GROUPS, asked(...ids))).toMatchObject({ price, key });
  });

  // OPTION-2
  it.each([
    ['a missing size', dish('size'), [], 'Please choose the size for Thali.'],
    ['one of two dishes', dish('sabzi'), ['sabzi/aloo'], 'Please choose 2 of the sabzi for Thali.'],
    [
      'two sizes',
      dish('size'),
      ['size/half', 'size/full'],
      'Thali: at most 1 of the size. Please take one away.',
    ],
    [
      'three extras of two',
      dish('extras'),
      ['extras/ghee', 'extras/egg', 'extras/cheese'],
      'Thali: at most 2 of the extras. Please take one away.',
    ],
    [
      'a choice that is sold out',
      dish('gone'),
      ['gone/only'],
      'ONLY is not available for Thali right now. Please choose something else.',
    ],
    ...[
      ['a group of another dish', dish('size'), ['size/full', 'extras/egg']] as const,
      ['a choice that does not exist', dish('size'), ['size/double']] as const,
      ['the same choice twice', dish('extras'), ['extras/egg', 'extras/egg']] as const,
      ['options of a plain dish', dish(), ['size/full']] as const,
    ].map(
      ([title, of, ids]) =>
        [title, of, [...ids], 'Thali is not offered like this any more. Please choose again.'] as const,
    ),
  ] as const)('%s is refused', (_title, of, ids, words) => {
    const { problem } = chooseOptions(of, GROUPS, asked(...ids));
    expect(problem && choosingWords('Thali', problem)).toBe(words);
  });

  it('names come from the groups, in the order in which the dish offers them', () => {
    const chosen = chooseOptions(
      dish('size', 'extras'),
      GROUPS,
      asked('extras/egg', 'extras/cheese', 'size/full'),
    );
    expect(chosen).toMatchObject({
      options: [
        { groupId: 'size', choiceId: 'full', group: 'the size', name: 'FULL', price: 0 },
        { groupId: 'extras', choiceId: 'cheese', group: 'the extras', name: 'CHEESE', price: 3_000 },
        { groupId: 'extras', choiceId: 'egg', group: 'the extras', name: 'EGG', price: 1_500 },
      ],
    });
  });

  it('a price never falls below nothing', () => {
    const cheap = group('cheap', 0, 1, choice('less', -20_000));
    expect(chooseOptions(dish('cheap'), [cheap], asked('cheap/less'))).toMatchObject({ price: 0 });
  });
});

// OPTION-5
describe('the prices of a dish', () => {
  it.each([
    ['without groups', [], 10_000, 10_000],
    ['with sizes', [size], 6_000, 10_000],
    ['with extras, at most two of them', [extras], 10_000, 15_000],
    ['of a combo, with its cheapest and its dearest dishes', [sabzi], 10_500, 14_500],
    ['with sizes and extras', [size, extras], 6_000, 15_000],
  ])('%s', (_title, groups, from, to) => {
    expect(priceRange(paise(10_000), groups)).toEqual({ from, to });
  });

  it('leave out choices that are not available', () => {
    const left = group('size', 1, 1, choice('half', -4_000, soldOut), choice('full'));
    expect(priceRange(paise(10_000), [left])).toEqual({ from: 10_000, to: 10_000 });
  });

  // OPTION-6
  it('do not exist while a group has fewer available choices than must be taken', () => {
    const short = group('sabzi', 2, 2, choice('aloo'), choice('gobi', 0, soldOut));
    expect(priceRange(paise(10_000), [short])).toBeUndefined();
  });

  it('exist while what is optional is sold out', () => {
    const none = group('extras', 0, 1, choice('egg', 500, soldOut));
    expect(priceRange(paise(10_000), [none])).toEqual({ from: 10_000, to: 10_000 });
  });
});

it('only groups with a minimum need a choice', () => {
  expect(needsChoice([extras])).toBe(false);
  expect(needsChoice([extras, size])).toBe(true);
});
