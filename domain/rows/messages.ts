import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney, groupDigits, paise } from '#domain/money.ts';
import type { RowProblem } from './read-row.ts';

/** What a form says of a value that a row does not accept, by the kind of the row. */
export const rowMessages = {
  missing: 'Please fill this in.',
  percent: (least: string, most: string) => `Please type ${least} to ${most}.`,
  count: (least: string, most: string) => `Please type a whole number from ${least} to ${most}.`,
  number: (least: string, most: string) => `Please type a number from ${least} to ${most}.`,
  decimals: (least: string, most: string, decimals: string) =>
    `Please type a number from ${least} to ${most}, with at most ${decimals} digits after the point.`,
  amount: (least: string, most: string) => `Please type an amount from ${least} to ${most}.`,
  text: 'Please type this in plain letters and digits.',
  long: (most: string) => `Please type at most ${most} characters.`,
  short: (least: string) => `Please type at least ${least} characters.`,
  choice: 'Please choose one.',
  many: (most: string) => `Please choose at most ${most}.`,
  day: 'Please choose a day.',
} as const;

type Bounds = { min?: number; max?: number };

/** The least and the greatest number that a row accepts, with digits in groups: '1,24,500'. */
const boundsOf = ({ min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds, shown = groupDigits) =>
  [shown(min), shown(max)] as const;

/** The words for a problem of a row. */
export function problemWords({ kind, row }: RowProblem, words: Translated<typeof rowMessages>): string {
  switch (row.type) {
    case 'integer':
      return words[row.as === 'percent' ? 'percent' : 'count'](...boundsOf(row));
    case 'float':
      return row.decimals === undefined
        ? words.number(...boundsOf(row, String))
        : words.decimals(...boundsOf(row, String), `${row.decimals}`);
    case 'money':
      return words.amount(...boundsOf(row, (amount) => formatMoney(paise(amount))));
    case 'datetime':
      return words.day;
    case 'texts':
      return kind === 'many' ? words.many(`${row.max}`) : words.choice;
    case 'string':
      if (kind === 'long') return words.long(`${row.size}`);
      if (kind === 'short' && row.min !== 1) return words.short(`${row.min}`);
      if (row.oneOf) return words.choice;
      return kind === 'missing' || kind === 'short' ? words.missing : words.text;
    default:
      return words.missing;
  }
}
