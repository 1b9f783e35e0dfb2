import type { DocumentTranslations, FieldSizes } from './languages/document-translations.ts';
import type { Paise, Rupees } from './money.ts';

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

/**
 * How a collection describes its attributes. The table's columns, validation on the wire (WIRE-6.2), queries and the
 * types of both sides all derive from the one description.
 */
interface Common {
  /** What people call it; missing: `wordsIn` its name. Other languages have it in `attributeWords`. */
  word?: string;
  /** The server sets it when a document is created. Never null afterwards; clients cannot write it. */
  assigned?: true;
  /** The server computes it from other documents. A change of it alone does not change the document's `$updatedAt`. */
  derived?: true;
  /** Whoever knows it could act in its owner's place, so an export of everything leaves it out. */
  secret?: true;
  /** Must be present and not null when a document is created (WIRE-6.2). */
  required?: boolean;
  /**
   * What it decides outlives the session that writes it, such as where money goes: only a session that was opened or proven
   * within half an hour changes it (SAFE-80).
   */
  needsProof?: true;
  /** Only requests have it: it says what the person saw or wants, and is null in every stored document. */
  requestOnly?: true;
}

export type AttributeWriter = 'server' | 'kitchen' | 'admins' | 'owner' | 'everybody';

/** Who may write an attribute. */
export const writerOf = ({ writtenBy, assigned, derived }: Attribute): AttributeWriter =>
  writtenBy ?? (assigned || derived ? 'server' : 'everybody');

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

/** The texts to search a document by, of its values and its `id`. Null and undefined are left out. */
export type SearchTexts = (values: Readonly<Record<string, unknown>>) => readonly unknown[];

/**
 * Text of at most `size` characters. `oneOf` limits it to listed words, `aliases` are other spellings of them. With
 * `trim`, white space at both ends is removed before the text is measured and stored.
 */
export interface TextAttribute extends Common {
  type: 'string';
  size: number;
  min?: number;
  oneOf?: readonly string[];
  aliases?: Readonly<Record<string, string>>;
  trim?: true;
  /** The form in which it is stored and compared, whatever a request has: such as numbers of transfers without spaces. */
  form?: (typed: string) => string;
  /** It has only digits, from 0 to 9. */
  digits?: true;
  /** It can be searched by its words (WIRE-6.3, `search`). */
  fulltext?: true;
  /** The database computes it from other attributes, for searching. It is never written by clients and never shown. */
  generated?: true;
  /** It holds the id of an account. Entries of the audit log with this value are about that account. */
  account?: true;
  /**
   * It holds the number or mail address of somebody who may have no account, or not yet. Entries of the audit log about the
   * document forget them once the account that has proven it is closed.
   */
  contact?: true;
  /** Lists can be sorted by it, although it is generated. */
  sortable?: true;
  /** The texts that a generated attribute is made of, if the server makes it for a new document. */
  texts?: SearchTexts;
  default?: string;
}

/** A whole number; the bounds are inclusive. */
export interface IntegerAttribute extends Common {
  type: 'integer';
  min?: number;
  max?: number;
  default?: number;
}

/** A number that may have decimals; the bounds are inclusive. */
export interface FloatAttribute extends Common {
  type: 'float';
  min?: number;
  max?: number;
  /** The most decimals; missing: any number. */
  decimals?: number;
}

/** An amount of money: whole paise inside, rupees on the wire. The bounds are in paise and inclusive. */
export interface MoneyAttribute extends Common {
  type: 'money';
  min?: number;
  max?: number;
}

export interface BooleanAttribute extends Common {
  type: 'boolean';
  default?: boolean;
}

/** A date and time: a Date inside, text in the format of WIRE-1.5 on the wire. */
export interface DatetimeAttribute extends Common {
  type: 'datetime';
}

/** A list of records, each of which is JSON text on the wire. The codec converts between the two. */
export interface RecordsAttribute<Item = unknown> extends Common {
  type: 'records';
  max: number;
  /** The key of its records that holds the id of an account. Entries of the audit log with such a record are about it. */
  account?: string;
  codec: RecordCodec<Item>;
}

/**
 * A list of texts without repeats, each of 1 to `size` characters. `oneOf` limits it to listed words, which are stored in
 * the order of that list.
 */
export interface TextsAttribute extends Common {
  type: 'texts';
  /** How many texts the list may have. */
  max: number;
  size: number;
  oneOf?: readonly string[];
  default?: readonly string[];
}

/** Texts of the document in other languages, by language and field. */
export interface TranslationsAttribute extends Common {
  type: 'translations';
  /** The attributes that are translated, each with its longest text (characters). */
  fields: FieldSizes;
  default: DocumentTranslations;
}

export interface RecordCodec<Item> {
  /** Reads a record from a client's parsed JSON; undefined when it is not a valid record. */
  parse(value: unknown): Item | undefined;
  /** The value that is written as JSON text on the wire. */
  format(item: Item): unknown;
}

/**
 * `writtenBy`: who may write the attribute, of those who may write the document. Values from others are dropped if only the
 * server writes it, and refused otherwise. Left out: the server if it assigns or derives it, everybody if not.
 *
 * What only owners write says which attributes of its document widen what it permits (`widenedBy`), as the address to which
 * personal data goes. While it is set, only owners change these (ACCESS-6). Without the list it does not compile.
 */
type Writers =
  | { writtenBy: 'owner'; widenedBy: readonly string[] }
  | { writtenBy?: Exclude<AttributeWriter, 'owner'>; widenedBy?: never };

type TypedAttribute =
  | TextAttribute
  | IntegerAttribute
  | FloatAttribute
  | MoneyAttribute
  | BooleanAttribute
  | DatetimeAttribute
  | RecordsAttribute
  | TextsAttribute
  | TranslationsAttribute;

export type Attribute = TypedAttribute & Writers;

export type Attributes = Readonly<Record<string, Attribute>>;

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

type Given<A> = A extends { required: true } | { default: unknown } | { assigned: true } ? never : null;

/** All attributes except generated ones. */
type Own<A extends Attributes> = { [K in keyof A]: A[K] extends { generated: true } ? never : K }[keyof A];

/** All searchable words of a document in one text, which the database computes (server/db/migrations). */
export const SEARCH_TEXT = { type: 'string', size: 8000, fulltext: true, generated: true } as const;

/** A name without upper case, which the database computes, so that lists are sorted as people expect. */
export const SORT_NAME = { type: 'string', size: 128, generated: true, sortable: true } as const;

/**
 * As `SEARCH_TEXT`, for documents that are created often: the server computes the words of a new document, which is
 * quicker than the database's trigger. Both must make the same words (server/db/migrations).
 */
export const searchTextOf = (texts: SearchTexts) => ({ ...SEARCH_TEXT, texts });

/** A document's attributes as the server holds them: money in paise, times as Date. */
export type Data<A extends Attributes> = { [K in Own<A>]: InternalValue<A[K]> | Given<A[K]> };

type Sure = { required: true } | { assigned: true };

/**
 * The attributes of a new document. What is left out gets its default, or null; what only requests have can't be given.
 */
export type NewData<A extends Attributes> = {
  [K in Own<A> as A[K] extends Sure ? K : never]: InternalValue<A[K]> | Given<A[K]>;
} & {
  [K in Own<A> as A[K] extends Sure | { requestOnly: true } ? never : K]?: InternalValue<A[K]> | Given<A[K]>;
};

/** The attributes of a document that is being created: those that the server sets may still be null. */
export type DraftData<A extends Attributes> = {
  [K in Own<A>]: InternalValue<A[K]> | (A[K] extends { assigned: true } ? null : Given<A[K]>);
};

/** A document's attributes on the wire: money in rupees, times and records as text. */
export type WireData<A extends Attributes> = { [K in Own<A>]: OnWire<A[K]> | Given<A[K]> };

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
