import type { Own } from './data.ts';
import type { Attribute, Attributes, Words } from './row.ts';

/** 'deliveryFee' → 'delivery fee'. */
export const wordsIn = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What people call an attribute. */
export const wordOf = (name: string, { word }: Attribute): string => word ?? wordsIn(name);

/** The labels of a form's fields: what people call the attributes, with a capital letter. */
export const labelsOf = <A extends Attributes>(attributes: A) =>
  Object.fromEntries(
    Object.entries<Attribute>(attributes).flatMap(([name, attribute]) => {
      if ('generated' in attribute) return [];
      const word = wordOf(name, attribute);
      return [[name, word.charAt(0).toUpperCase() + word.slice(1)]];
    }),
  ) as { [Name in Own<A>]: string };

/** The names of the rows that a form can show: those with words. */
export type WordedName<A> = {
  [K in keyof A]: A[K] extends { words: Words } ? K : never;
}[keyof A] &
  string;

/** The names of the rows that a form shows: those with words, and the texts of theirs in other languages. */
export type FormName<A> =
  | WordedName<A>
  | ({ [K in keyof A]: A[K] extends { type: 'translations' } ? K : never }[keyof A] & string);

/** The words of a row: of its field, of its choices, and of what it does not accept. */
export type RowWords<R> = Pick<R, Extract<keyof R, 'words' | 'choices' | 'problem'>>;

/** The words of any row, in any language. */
export interface FieldWords {
  /** The label, and a hint if there is one. */
  words: readonly string[];
  choices?: Readonly<Record<string, readonly string[]>>;
  problem?: string;
}

/** The words of the rows of a form, in the form in which languages have them. */
export const rowWords = <A extends Attributes>(rows: A) =>
  Object.fromEntries(
    Object.entries<Attribute>(rows).flatMap(([name, row]) => {
      if (!row.words) return [];
      const { words, problem } = row;
      const choices = 'choices' in row && row.choices;
      return [[name, { words, ...(choices && { choices }), ...(problem !== undefined && { problem }) }]];
    }),
  ) as { [K in WordedName<A>]: RowWords<A[K]> };
