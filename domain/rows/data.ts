import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { Paise, Rupees } from '#domain/money.ts';
import type { Attributes, RecordCodec } from './row.ts';

/** The types of documents, as their rows say. */

/** The attributes that only the server writes. */
export type ServerWritten<A> = {
  [K in keyof A]: A[K] extends { writtenBy: infer Writer }
    ? Writer extends 'server'
      ? K
      : never
    : A[K] extends { assigned: true } | { derived: true }
      ? K
      : never;
}[keyof A];

/** A value inside the product: money in paise, times as Date, records as parsed lists. */
export type Value = string | number | boolean | Date | null | readonly unknown[] | DocumentTranslations;

/** The type of an attribute's value inside the product, if it is not null. */
export type InternalValue<A> = A extends { type: 'records'; codec: RecordCodec<infer Item> }
  ? readonly Item[]
  : A extends { type: 'texts'; oneOf: readonly (infer Word)[] }
    ? readonly Word[]
    : A extends { type: 'translations'; fields: infer Fields }
      ? DocumentTranslations<keyof Fields & string>
      : A extends { type: 'texts' }
        ? readonly string[]
        : A extends { type: 'integer' | 'float' }
          ? number
          : A extends { type: 'money' }
            ? Paise
            : A extends { type: 'boolean' }
              ? boolean
              : A extends { type: 'datetime' }
                ? Date
                : A extends { type: 'string'; oneOf: readonly (infer Word)[] }
                  ? Word
                  : string;

type OnWire<A> = A extends { type: 'records' }
  ? string[]
  : A extends { type: 'datetime' }
    ? string
    : A extends { type: 'money' }
      ? Rupees
      : InternalValue<A>;

export type Given<A> = A extends { required: true } | { default: unknown } | { assigned: true }
  ? never
  : null;

/** All attributes except generated ones. */
export type Own<A extends Attributes> = {
  [K in keyof A]: A[K] extends { generated: true } ? never : K;
}[keyof A];

/** A document's attributes as the server holds them: money in paise, times as Date. */
export type Data<A extends Attributes> = { [K in Own<A>]: InternalValue<A[K]> | Given<A[K]> };

type Sure = { required: true } | { assigned: true };

/**
 * The attributes of a new document. What is left out gets its default, or null; what only requests have can't be given.
 */
export type NewData<A extends Attributes> = {
  [K in Own<A> as A[K] extends Sure & { requestOnly?: never } ? K : never]: InternalValue<A[K]> | Given<A[K]>;
} & {
  [K in Own<A> as A[K] extends Sure | { requestOnly: true } ? never : K]?: InternalValue<A[K]> | Given<A[K]>;
};

/** The attributes of a document that is being created: those that the server sets may still be null. */
export type DraftData<A extends Attributes> = {
  [K in Own<A>]: InternalValue<A[K]> | (A[K] extends { assigned: true } ? null : Given<A[K]>);
};

/** Not everybody's answers have it. */
type Unseen<A> = A extends { readBy: string } ? undefined : never;

/** A document's attributes on the wire: money in rupees, times and records as text. */
export type WireData<A extends Attributes> = { [K in Own<A>]: OnWire<A[K]> | Given<A[K]> | Unseen<A[K]> };

type Defaulted<A extends Attributes> = {
  [K in keyof A]: A[K] extends { default: unknown } ? (A[K] extends { derived: true } ? never : K) : never;
}[keyof A];

/** The default values of the attributes that clients may write. */
export function defaultsOf<A extends Attributes>(
  attributes: A,
): { [K in Defaulted<A>]: InternalValue<A[K]> } {
  const found = Object.entries(attributes).flatMap(([name, attribute]) =>
    'default' in attribute && !attribute.derived ? [[name, attribute.default]] : [],
  );
  return Object.fromEntries(found);
}
