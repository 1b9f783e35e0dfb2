import type { Paise, Rupees } from './money.ts';

/**
 * The vocabulary in which a collection describes its attributes. One description serves the table's columns,
 * validation on the wire (WIRE-6.2), queries and the types both sides use.
 */
interface Common {
  /** The server assigns it when a document is made: never null from then on, and nobody else's to write. */
  assigned?: true;
  /** The server works it out from other documents: a change of it alone is no new version of the document. */
  derived?: true;
  /** Must be present and not null when a document is created (WIRE-6.2). */
  required?: boolean;
}

/**
 * Text of at most `size` characters; `oneOf` limits it to listed words, `aliases` are other spellings of them.
 * With `trim` white space at both ends is cut off before it is measured and stored.
 */
export interface TextAttribute extends Common {
  type: 'string';
  size: number;
  min?: number;
  oneOf?: readonly string[];
  aliases?: Readonly<Record<string, string>>;
  trim?: true;
  /** Words of it can be searched for (WIRE-6.3, `search`). */
  fulltext?: true;
  /** The database makes it of other attributes, to be searched. Nobody writes it, and it is not shown. */
  generated?: true;
  default?: string;
}

/** A whole number, bounds inclusive. */
export interface IntegerAttribute extends Common {
  type: 'integer';
  min?: number;
  max?: number;
  default?: number;
}

/** A number that need not be whole, bounds inclusive. */
export interface FloatAttribute extends Common {
  type: 'float';
  min?: number;
  max?: number;
}

/** An amount: integer paise inside, a rupee number on the wire. Bounds are in paise, inclusive. */
export interface MoneyAttribute extends Common {
  type: 'money';
  min?: number;
  max?: number;
}

export interface BooleanAttribute extends Common {
  type: 'boolean';
  default?: boolean;
}

/** A moment: a Date inside, WIRE-1.5 text on the wire. */
export interface DatetimeAttribute extends Common {
  type: 'datetime';
}

/** A list of records, each of them JSON text on the wire; the codec is the only way from one to the other. */
export interface RecordsAttribute<Item = unknown> extends Common {
  type: 'records';
  max: number;
  codec: RecordCodec<Item>;
}

export interface RecordCodec<Item> {
  /** The record a client's JSON text (already parsed) stands for, or undefined when it is none. */
  parse(value: unknown): Item | undefined;
  /** What is written as JSON text on the wire. */
  format(item: Item): unknown;
}

export type Attribute =
  | TextAttribute
  | IntegerAttribute
  | FloatAttribute
  | MoneyAttribute
  | BooleanAttribute
  | DatetimeAttribute
  | RecordsAttribute;

export type Attributes = Readonly<Record<string, Attribute>>;

/** What an attribute holds inside the product when it is set. */
export type Inside<A> = A extends { type: 'records'; codec: RecordCodec<infer Item> }
  ? readonly Item[]
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
      : Inside<A>;

type Given<A> = A extends { required: true } | { default: unknown } | { assigned: true } ? never : null;

/** Names of attributes that are somebody's to write. */
type Own<A extends Attributes> = { [K in keyof A]: A[K] extends { generated: true } ? never : K }[keyof A];

/** What one text holds of a document that people search for; made by the database (server/db/migrations). */
export const SEARCH_TEXT = { type: 'string', size: 8000, fulltext: true, generated: true } as const;

/** A document's own attributes as the server holds them: money in paise, moments as Date. */
export type Data<A extends Attributes> = { [K in Own<A>]: Inside<A[K]> | Given<A[K]> };

/** The same of a document that is about to be made: what the server assigns is still open. */
export type DraftData<A extends Attributes> = {
  [K in Own<A>]: Inside<A[K]> | (A[K] extends { assigned: true } ? null : Given<A[K]>);
};

/** A document's own attributes as the wire carries them: money in rupees, moments and records as text. */
export type WireData<A extends Attributes> = { [K in Own<A>]: OnWire<A[K]> | Given<A[K]> };
