import { indianInLatin } from './indian-scripts.ts';

/**
 * Spellings that stand for one sound in the names of Indian dishes, in the order in which they are replaced. Long and
 * short vowels are one: 'panner', 'paneer' and 'panir' sound alike.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?!h)/g, 'k'],
  [/([bcdgjkst])h+/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/[ye]/g, 'i'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
  // One letter of Indian scripts, in Latin letters either way: kadai and karai, pakoda and pakora.
  [/([aiu])d(?=[aiu])/g, '$1r'],
];

/** Sounds that are one letter in a script with few letters. */
const MERGED: typeof SOUNDS = [
  [/g/g, 'k'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
  [/[cj]/g, 's'],
  [/(.)\1+/g, '$1'],
];

const replaced = (word: string, sounds: typeof SOUNDS): string =>
  sounds.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);

/**
 * The words of a text as they sound, for comparing. Digits and signs are no part of a word.
 * @param merged whether sounds count as one that a script with few letters writes alike
 */
export function soundsOf(text: string, merged: boolean): string[] {
  const latin = indianInLatin(text.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '');
  const words = (latin.match(/[a-z]+/g) ?? []).map((word) => replaced(word, SOUNDS));
  return merged ? words.map((word) => replaced(word, MERGED)) : words;
}
