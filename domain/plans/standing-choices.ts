import { jsonFields } from '#domain/option-groups/json-fields.ts';
import type { RecordCodec } from '#domain/rows/row.ts';

// What subscribers choose once for all their meals: 'Bread: Roti'.

/** A choice that a plan offers. */
export interface StandingChoice {
  name: string;
  options: readonly string[];
}

const MOST_OPTIONS = 10;
const MOST_LETTERS = 40;
/** The most characters of a chosen option with its name. */
export const MOST_CHOSEN = 2 * MOST_LETTERS + 2;

const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() === value &&
  value !== '' &&
  [...value].length <= MOST_LETTERS &&
  !value.includes('\u0000');

export const choiceCodec: RecordCodec<StandingChoice> = {
  parse(value) {
    const { name, options } = jsonFields(value) ?? {};
    if (!isName(name) || !Array.isArray(options) || !options.every(isName)) return undefined;
    const isFew = options.length >= 2 && options.length <= MOST_OPTIONS;
    return isFew && new Set(options).size === options.length ? { name, options } : undefined;
  },
  format: (choice) => choice,
};

/** A chosen option as it is stored. */
export const chosenWords = (name: string, option: string): string => `${name}: ${option}`;

/** Whether what somebody has chosen is offered, and each choice is made once at most. */
export function areOffered(chosen: readonly string[], offered: readonly StandingChoice[]): boolean {
  const made = chosen.map((each) =>
    offered.findIndex(({ name, options }) => options.some((option) => chosenWords(name, option) === each)),
  );
  return !made.includes(-1) && new Set(made).size === made.length;
}
