import { devanagariInLatin } from './devanagari.ts';

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

/** A word as it sounds, for comparing. */
const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);

/** The words of a text as they sound. Digits and signs are no part of a word. */
export function soundsOf(text: string): string[] {
  const latin = devanagariInLatin(text.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '');
  return (latin.match(/[a-z]+/g) ?? []).map(soundOf);
}
