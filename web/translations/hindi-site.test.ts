import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { type Catalogue, type Translated, Translations } from '#domain/languages/translations.ts';
import { addSite } from './hindi-site.ts';
import { addWork } from './hindi-work.ts';

/** Collects every Hindi text that is a plain string, with its place in the catalogue. */
class Texts extends Translations {
  readonly found: { place: string; text: string }[] = [];

  override add<T extends Catalogue>(english: T, translated: Translated<T>): this {
    this.#collect('', translated);
    return super.add(english, translated);
  }

  #collect(place: string, value: unknown): void {
    if (typeof value === 'string') this.found.push({ place, text: value });
    else if (typeof value === 'object' && value !== null && !isValidElement(value))
      for (const [name, inner] of Object.entries(value)) this.#collect(`${place}.${name}`, inner);
  }
}

/** Names and abbreviations that are written in Latin letters in Hindi too, and punctuation and digits. */
const SAME_IN_HINDI =
  /\b(A4|CGST|CLOSE|FSSAI|GSTIN|HSN|OpenStreetMap|Rasoi|SAC|SGST|UPI|hi-IN|kcal|g|English|ID|N|UTR|VPA|mm|rasoi-dishes\.csv|samosa)\b|[\d\s+/:.,·–%₹()-]/g;

// LANG-40, LANG-63
it.each([
  ['customers’ pages', addSite, 900],
  ['the screens of the team', addWork, 1000],
] as const)('no text of %s is left in English', (_pages, add, least) => {
  const texts = new Texts();
  add(texts);
  expect(texts.found.length).toBeGreaterThan(least);
  const left = texts.found.filter(
    ({ text }) => !/\p{Script=Devanagari}/u.test(text) && text.replaceAll(SAME_IN_HINDI, '') !== '',
  );
  expect(left).toEqual([]);
});
