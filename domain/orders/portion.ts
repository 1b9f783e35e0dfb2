/**
 * Which chosen option is the portion of a dish ('Half'): the kitchen reads it before the dish's name, because it decides how much
 * goes on the plate. Owners name groups and choices freely, so words decide, those of each language (domain/languages/typed-words).
 */
import { comparable } from '#domain/comparing.ts';
import { ALL_TYPED_WORDS } from '#domain/languages/typed-words/typed-words.ts';
import { wordPattern } from '#domain/languages/typed-words/word-pattern.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import { lineName, type OrderLine } from './line.ts';

const GROUPS = wordPattern(ALL_TYPED_WORDS.flatMap(({ portionGroups }) => portionGroups));
const PORTIONS = new Set(ALL_TYPED_WORDS.flatMap(({ portions }) => portions.map(comparable)));

const isPortion = ({ group, name }: ChosenOption): boolean =>
  GROUPS.test(comparable(group)) || PORTIONS.has(comparable(name));

/** A line as the kitchen reads it. */
export interface KitchenLine {
  /** The dish, its portion in capitals before it: 'HALF Ghar Ki Thali'. */
  name: string;
  /** What else was chosen. */
  options: readonly ChosenOption[];
}

export function kitchenLine({ name, options = [] }: Pick<OrderLine, 'name' | 'options'>): KitchenLine {
  const portions = options.filter(isPortion);
  return {
    name: [...portions.map((portion) => portion.name.toUpperCase()), name].join(' '),
    options: options.filter((option) => !portions.includes(option)),
  };
}

/** The same in one text: 'HALF Ghar Ki Thali (Extra ghee)'. */
export const kitchenLineName = (line: Pick<OrderLine, 'name' | 'options'>): string =>
  lineName(kitchenLine(line));
