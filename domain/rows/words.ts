import type { Own } from './data.ts';
import type { Attribute, Attributes } from './row.ts';

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
