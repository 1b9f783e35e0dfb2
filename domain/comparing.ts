/**
 * The one form in which typed texts are compared: names of dishes and categories, headings and words of files, codes of
 * coupons, addresses (DISH-40). Stored texts stay as they were typed. Numbers of phones and money have forms of their own.
 */
import { asciiDigits } from '#domain/numbers.ts';

/** Characters that are not seen: zero-width spaces and joiners, soft hyphens, marks of direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** A text without characters that are not seen. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/**
 * A text as it is compared: one code for each letter (also for letters with a nukta and for wide ones), small letters, one
 * kind of digits, single spaces, none around it, and nothing that is not seen.
 */
export function comparable(text: string): string {
  return asciiDigits(withoutUnseen(text.normalize('NFKC')).toLowerCase().normalize('NFKC'))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Dots below letters of Indian scripts, which people type or leave out: 'सब्ज़ी' and 'सब्जी'. */
const NUKTA = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C]/gu;

/** A name as names in a file are compared with those that are there: also without the dots that people leave out. */
export const comparableName = (text: string): string =>
  comparable(comparable(text).normalize('NFD').replace(NUKTA, ''));

/** Whether two typed texts are the same for people. */
export const isSameText = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** The letters and digits alone: for words that people write with and without spaces, hyphens and signs. */
export const comparableLetters = (text: string): string =>
  comparable(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
