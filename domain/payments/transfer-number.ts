import { asciiDigits } from '#domain/numbers.ts';
import { NUMBERED_METHODS, type PaymentMethod } from './methods.ts';

/**
 * The numbers of transfers, by which one transfer counts once (LEDGER-7). `transferNumber` is the form in which each is stored and
 * compared: attributes that hold nothing else name it as their `form`.
 */

/** Words that apps and banks print before the 12 digits of a UPI payment. */
const LABEL = /^(?:UTR|UPI|RRN|REF|IMPS|TXN|TRANSACTION|NUMBER|NO|ID)+(?=\d{12}$)/;

/**
 * The number of a transfer however it was typed or copied: its letters and digits, without spaces, dashes, invisible characters
 * and what an app prints before it. Empty if there are none.
 */
export const transferNumber = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toUpperCase()
    .replace(LABEL, '');

const UTR = /^\d{12}$/;

/** A typed UTR as the 12 digits by which banks know a UPI payment; undefined if it is none (UPI-7). */
export function parseUtr(typed: string): string | undefined {
  const number = transferNumber(typed);
  return UTR.test(number) ? number : undefined;
}

/** Fewer digits are the end of a number, as people read it from a phone at the door. */
const FEWEST_DIGITS = 6;
/** Letters and digits in groups. What has other characters is a note. */
const IN_GROUPS = /^[\p{L}\p{Nd}\s\p{Pd}\p{Cf}./:]+$/u;

/**
 * What somebody at work types with a payment, as it is stored, and whether it is the number of a transfer, which counts once. With
 * cash it is a note, unless it is a UTR.
 */
export function referenceOf(
  typed: string,
  method: PaymentMethod,
): { stored: string | null; counts: boolean } {
  const number = transferNumber(typed);
  const digits = number.match(/\d/g)?.length ?? 0;
  const isNumbered = NUMBERED_METHODS.some((each) => each === method);
  if (UTR.test(number) || (isNumbered && IN_GROUPS.test(typed) && digits >= FEWEST_DIGITS))
    return { stored: number, counts: true };
  return { stored: (number && typed.trim()) || null, counts: false };
}
