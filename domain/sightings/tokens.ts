import { comparable, withoutUnseen } from '#domain/comparing.ts';
import { asciiDigits } from '#domain/numbers.ts';

/** Splits texts of banks into words, numbers, amounts and UPI ids. Punctuation and spaces, which vary, are left out. */

export interface Token {
  kind: 'currency' | 'number' | 'vpa' | 'word';
  /** How tokens are compared: small letters; `account` for all its abbreviations, `₹` for all words of the currency. */
  key: string;
  /** Where it begins and ends in the text that was split. */
  start: number;
  end: number;
  /** Whether a slash stands directly before it. */
  isAfterSlash: boolean;
}

export interface Tokens {
  /** The text that was split: one kind of digits and letters, nothing that is not seen. */
  text: string;
  tokens: readonly Token[];
}

const CURRENCY = /(?:₹|rs\b\.?|rs(?=\d)|inr\b\.?|inr(?=\d)|rupees?\b|रु\.|रुपये|रुपए)(?=[\s.:]{0,3}\d)/iuy;
const AFTER_CURRENCY = /[\s.:]{0,3}/uy;
const AMOUNT = /\d{1,15}(?:,\d{1,3}){0,6}(?:\.\d{1,6})?/uy;
const NUMBER = /\d{1,40}(?:,\d{1,3}){0,6}(?:\.\d{1,6})?(?![\p{L}\p{M}\p{N}*])/uy;
const VPA = /[\p{L}\p{N}][\p{L}\p{N}._-]{0,100}@[\p{L}\p{N}]{1,40}/uy;
const WORD = /a\/c(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}*]+/iuy;

const SAME_WORDS = new Map([
  ['a/c', 'account'],
  ['ac', 'account'],
  ['acc', 'account'],
  ['acct', 'account'],
]);

function found(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Splits a text. Each character is looked at a bounded number of times, so that no text takes long. */
export function tokensOf(typed: string): Tokens {
  const text = asciiDigits(withoutUnseen(typed.normalize('NFKC')));
  const tokens: Token[] = [];
  const add = (kind: Token['kind'], key: string, start: number, length: number) =>
    tokens.push({ kind, key, start, end: start + length, isAfterSlash: text[start - 1] === '/' });
  for (let at = 0; at < text.length; ) {
    const currency = found(CURRENCY, text, at);
    if (currency !== undefined) {
      add('currency', '₹', at, currency.length);
      at += currency.length;
      at += found(AFTER_CURRENCY, text, at)?.length ?? 0;
      const amount = found(AMOUNT, text, at) ?? '';
      add('number', amount, at, amount.length);
      at += amount.length;
      continue;
    }
    const vpa = found(VPA, text, at);
    const number = vpa === undefined ? found(NUMBER, text, at) : undefined;
    const token = vpa ?? number ?? found(WORD, text, at);
    if (token === undefined) {
      at += 1;
      continue;
    }
    const key = comparable(token);
    add(vpa ? 'vpa' : number ? 'number' : 'word', SAME_WORDS.get(key) ?? key, at, token.length);
    at += token.length;
  }
  return { text, tokens };
}
