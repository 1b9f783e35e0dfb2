import { comparable } from '#domain/comparing.ts';
import type { Paise } from '#domain/money.ts';
import { isVpa } from '#domain/payments/upi.ts';
import { referencesIn } from './amounts.ts';
import type { Payer } from './payers.ts';
import type { Reading } from './read-sighting.ts';
import { tokensOf } from './tokens.ts';

/** Reads what a bank's statement says of one credit: `UPI-NAME-VPA-BANK-531300000000-…`, `UPI/CR/531300000000/NAME/…`. */

/** Ways by which customers pay; all other credits, such as salaries and interest, are none of ours. */
const WAYS = new Set(['upi', 'imps']);
const REVERSALS = new Set([
  ...['rev', 'reversal', 'reversed', 'refund', 'refunded', 'return', 'returned', 'chargeback'],
]);
const KINDS = new Set(['CR', 'P2A', 'P2M']);

/** Zeros with which banks fill up a UTR. */
const FILLED = /^0*(\d{12})$/;

const HYPHENS = /^UPI-([^-]{1,60})(?:-([\p{L}\p{N}][\p{L}\p{N}._-]{1,100}@[\p{L}\p{N}]{2,40}))?/iu;
const UPI_FIELD = /(?:^|[^\p{L}])UPI$/iu;
const UTR = /^\d{12}$/;
const NO_LETTERS = /[^\p{L}\p{N}]+/u;

/** Who paid, by the order in which banks write it; what is not certain is left out. */
function payerOf(narration: string): Payer {
  const [whole, name = '', vpa] = HYPHENS.exec(narration) ?? [];
  if (whole !== undefined)
    return { name: name.trim() || null, vpa: vpa === undefined ? null : comparable(vpa) };
  const fields = narration.split('/').map((field) => field.trim());
  const [kind = '', ...others] = fields.slice(fields.findIndex((field) => UPI_FIELD.test(field)) + 1);
  const isNumberFirst = KINDS.has(kind.toUpperCase()) && UTR.test(others[0] ?? '');
  const said = isNumberFirst ? others[1] : kind;
  const isName = fields.some((field) => UPI_FIELD.test(field)) && said !== undefined && !/\d{4}/.test(said);
  return {
    name: (isName && said) || null,
    vpa: comparable(fields.find(isVpa) ?? '') || null,
  };
}

/**
 * What a line of a statement says of money that came.
 * @param reference the cell with the number of the transfer; '' if the bank has none
 */
export function readNarration(typed: string, reference: string, amount: Paise): Reading {
  const { text, tokens } = tokensOf(typed);
  const words = new Set(comparable(text).split(NO_LETTERS));
  if (![...WAYS].some((way) => words.has(way))) return { kind: 'ignored', reason: 'other' };
  const beside = tokensOf(reference).tokens.flatMap(({ key }) => FILLED.exec(key)?.[1] ?? []);
  const named = referencesIn(tokens).map((at) => tokens[at]?.key ?? '');
  const [utr = null, ...others] = new Set([...named, ...beside]);
  if ([...REVERSALS].some((word) => words.has(word)))
    return { kind: 'reversal', amount, utr: others.length === 0 ? utr : null };
  if (others.length > 0) return { kind: 'unclear', amounts: [amount], references: [utr ?? '', ...others] };
  const { name, vpa } = payerOf(text);
  return { kind: 'credit', amount, utr, payerName: name, vpa, tail: null, bank: null };
}
