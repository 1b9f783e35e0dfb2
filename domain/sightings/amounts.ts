import { type Paise, parseAmount } from '#domain/money.ts';
import type { Token } from './tokens.ts';

/** The amounts and references in a text, whatever its wording. */

/** Words after which an amount is what the account has, not what came. */
const BALANCE_WORDS = new Set([
  ...['bal', 'balance', 'avl', 'avbl', 'avlbl', 'aval', 'avail', 'available', 'avlbal', 'clr', 'clear'],
  ...['शेष', 'बैलेंस', 'limit'],
]);
/** A balance word stands at most so many tokens before its amount. */
const BALANCE_REACH = 8;
/** Words after an amount that make it another one: '1.5 lakh'. */
const MULTIPLES = new Set(['lakh', 'lakhs', 'lac', 'lacs', 'crore', 'crores', 'cr', 'k', 'लाख', 'करोड़']);
const ACCOUNT_WORDS = new Set(['account', 'खाता', 'खाते', 'card']);
const NUMBER_WORDS = new Set(['no', 'number', 'संख्या']);

const UTR = /^\d{12}$/;
/** Whether a token has the form of a UTR: twelve digits that stand alone. */
export const isUtr = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'number' && UTR.test(token.key);

/** The amount that a number is, in paise; undefined if it is none. */
export const amountOf = (token: Token | undefined): Paise | undefined =>
  token?.kind === 'number' ? parseAmount(token.key) : undefined;

/** Whether one of the words stands shortly before a token, with no amount between. */
function follows(tokens: readonly Token[], at: number, words: ReadonlySet<string>, reach: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const token = tokens[before];
    if (!token || token.kind === 'currency') return false;
    if (words.has(token.key)) return true;
  }
  return false;
}

/** An amount with its sign, and the place of its number among the tokens. */
export interface FoundAmount {
  at: number;
  amount: Paise;
}

/** The amounts with a sign of the currency, but for balances and what can't be read. */
export const amountsIn = (tokens: readonly Token[]): FoundAmount[] =>
  tokens.flatMap((token, at) => {
    if (tokens[at - 1]?.kind !== 'currency' || MULTIPLES.has(tokens[at + 1]?.key ?? '')) return [];
    if (follows(tokens, at - 1, BALANCE_WORDS, BALANCE_REACH)) return [];
    const amount = amountOf(token);
    return amount === undefined ? [] : [{ at, amount }];
  });

/** Whether a number is one of an account: 'A/c 501000123456', 'A/c no. 501000123456'. */
function isAccount(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.key ?? '';
  return ACCOUNT_WORDS.has(NUMBER_WORDS.has(before) ? (tokens[at - 2]?.key ?? '') : before);
}

/** The places of the numbers of twelve digits that are no account. */
export const referencesIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((token, at) => (isUtr(token) && !isAccount(tokens, at) ? [at] : []));
