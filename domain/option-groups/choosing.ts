import { type Paise, paise, sum } from '#domain/money.ts';
import type { OptionChoice } from './choice.ts';
import type { ChosenOption } from './chosen.ts';
import { optionsKeyOf } from './options-key.ts';

/**
 * What may be chosen for a dish, and what one of it costs then. The cart, orders and the dish dialog all ask this file. The
 * bill of the lines is that of `priceLines` alone.
 */

export interface OptionGroup {
  id: string;
  name: string;
  min: number;
  max: number;
  choices: readonly OptionChoice[];
}

interface DishWithOptions {
  price: Paise;
  optionGroupIds: readonly string[];
}

/** Why some choices cannot be ordered. */
export type ChoosingProblem =
  | { kind: 'tooFew' | 'tooMany'; group: OptionGroup }
  | { kind: 'unavailable'; name: string }
  /** The dish does not offer such a choice, or it is chosen twice. */
  | { kind: 'unknown' };

export type Choosing =
  | { options: ChosenOption[]; key: string; price: Paise; problem?: never }
  | { problem: ChoosingProblem };

type AskedOption = Pick<ChosenOption, 'groupId' | 'choiceId'>;

/** The groups that a dish offers, in the dish's order. */
export function groupsOf(
  { optionGroupIds }: Pick<DishWithOptions, 'optionGroupIds'>,
  groups: readonly OptionGroup[],
): OptionGroup[] {
  return optionGroupIds.flatMap((id) => groups.find((group) => group.id === id) ?? []);
}

/** The price of one dish with these options; never below 0. */
export const priceWithOptions = (price: Paise, options: readonly { price: Paise }[]): Paise =>
  paise(Math.max(0, sum(price, ...options.map((option) => option.price))));

/** Checks choices for a dish, and finds their names and prices. They come in the order in which they are offered. */
export function chooseOptions(
  dish: DishWithOptions,
  allGroups: readonly OptionGroup[],
  asked: readonly AskedOption[],
): Choosing {
  const groups = groupsOf(dish, allGroups);
  const wanted = new Set(asked.map(({ groupId, choiceId }) => `${groupId}/${choiceId}`));
  const options: ChosenOption[] = [];
  const taken = groups.map((group) => {
    const choices = group.choices.filter(({ id }) => wanted.has(`${group.id}/${id}`));
    for (const { id, name, price } of choices)
      options.push({ groupId: group.id, choiceId: id, group: group.name, name, price });
    return { group, choices };
  });
  if (options.length !== asked.length) return { problem: { kind: 'unknown' } };
  for (const { group, choices } of taken) {
    const soldOut = choices.find(({ isAvailable }) => !isAvailable);
    if (soldOut) return { problem: { kind: 'unavailable', name: soldOut.name } };
    if (choices.length < group.min) return { problem: { kind: 'tooFew', group } };
    if (choices.length > group.max) return { problem: { kind: 'tooMany', group } };
  }
  return { options, key: optionsKeyOf(options), price: priceWithOptions(dish.price, options) };
}

/** The sum of the choices that make a group cheapest, or dearest with `sign` -1. */
function extremeOf({ min, max, choices }: OptionGroup, sign: 1 | -1): Paise {
  const prices = choices
    .filter(({ isAvailable }) => isAvailable)
    .map(({ price }) => price)
    .sort((one, other) => sign * (one - other));
  return sum(...prices.filter((price, index) => index < min || (index < max && sign * price < 0)));
}

/**
 * The lowest and the highest price of one dish with valid choices. Undefined if a group has fewer available choices than
 * must be taken: such a dish cannot be ordered (OPTION-6).
 */
export function priceRange(
  price: Paise,
  groups: readonly OptionGroup[],
): { from: Paise; to: Paise } | undefined {
  const lacks = groups.some(
    ({ min, choices }) => choices.filter(({ isAvailable }) => isAvailable).length < min,
  );
  if (lacks) return undefined;
  const withOptions = (sign: 1 | -1) =>
    priceWithOptions(
      price,
      groups.map((group) => ({ price: extremeOf(group, sign) })),
    );
  return { from: withOptions(1), to: withOptions(-1) };
}

/** Whether something must be chosen before a dish with these groups can be ordered. */
export const needsChoice = (groups: readonly OptionGroup[]): boolean => groups.some(({ min }) => min > 0);
