import type { DocumentTranslations, FieldSizes } from '#domain/languages/document-translations.ts';

/**
 * The row language: a collection describes each attribute in one row. The table's columns, the check of its structure
 * (WIRE-6.2), queries, the types of both sides, forms and their words derive from it.
 */

/** What a field is called, and a sentence that helps to fill it in. */
export type Words = readonly [label: string, hint?: string];

/** A row is only for documents whose other attributes have one of these values, or any: `{ kind: ['percent'], picture: 'set' }`. */
export type When = Readonly<Record<string, readonly (string | boolean)[] | 'set'>>;

interface Common {
  /** What people call it; missing: `wordsIn` its name. Other languages have it in `attributeWords`. */
  word?: string;
  /** The words of its field, which other languages have as `rowWords`; missing: no form shows it. */
  words?: Words;
  /** What a form says of a value that is refused; missing: what `problemWords` says of every such row. */
  problem?: string;
  /** Missing: it is for every document. A form shows it only where it is for the document, and stores null elsewhere. */
  when?: When;
  /** Must not be null in a document that it is for. */
  needed?: true;
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
  /**
   * Who may read it, of those who may read the document; missing: all of them. For others there is no such attribute, neither in
   * answers, events, exports and files nor in queries and writing (server/documents/reading.ts). A text to search by that is made
   * of it needs the same. No customers' page is rendered with it.
   */
  readBy?: AttributeReader;
  /** Only requests have it: it says what the person saw or wants, and is null in every stored document. */
  requestOnly?: true;
}

export type AttributeWriter = 'server' | 'kitchen' | 'admins' | 'owner' | 'everybody';
export type AttributeReader = Exclude<AttributeWriter, 'everybody'>;

/** Whether every admin reads it, so that it stands in what admins share: the values of the audit log, and files of dishes. */
export const isForAllAdmins = ({ readBy }: Pick<Attribute, 'readBy'>): boolean =>
  readBy !== 'owner' && readBy !== 'server';

/** Who may write an attribute. */
export const writerOf = ({ writtenBy, assigned, derived }: Attribute): AttributeWriter =>
  writtenBy ?? (assigned || derived ? 'server' : 'everybody');

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
  /**
   * How people type it; `id`: they choose a document, and the words of '' in `choices` stand for none. `radio`: its few words
   * are all in sight, below each other if they have hints. `lines`: it may have several lines.
   */
  as?: 'code' | 'url' | 'email' | 'id' | 'time' | 'radio' | 'lines';
  oneOf?: readonly string[];
  /** The words of each listed word, where people choose one. */
  choices?: Readonly<Record<string, Words>>;
  /** Whether it may have this form, after `trim` and `form`. */
  accepts?: (value: string) => boolean;
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
  /** What it counts. */
  as?: 'count' | 'percent' | 'minutes' | 'hours' | 'days' | 'dayOfMonth';
  /** The words of each number, where people choose one of few. */
  choices?: Readonly<Record<number, Words>>;
  min?: number;
  max?: number;
  default?: number;
}

/** A number that may have decimals; the bounds are inclusive. */
export interface FloatAttribute extends Common {
  type: 'float';
  as?: 'degrees' | 'rate';
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
  /** People choose a day, of the kitchen's calendar: the moment is its beginning, or its end. */
  as?: 'day' | 'lastDay';
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
  /** People search for each. Missing: they tick them in a list of all. */
  as?: 'searched';
  /** What separates the texts where people type all of them into one field. */
  split?: (typed: string) => readonly string[];
  /** Whether a text may have this form. */
  accepts?: (value: string) => boolean;
  oneOf?: readonly string[];
  /** The words of each listed word, where people tick them. */
  choices?: Readonly<Record<string, Words>>;
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

/** All searchable words of a document in one text, which the database computes (server/db/migrations). */
export const SEARCH_TEXT = { type: 'string', size: 8000, fulltext: true, generated: true } as const;

/** A name without upper case, which the database computes, so that lists are sorted as people expect. */
export const SORT_NAME = { type: 'string', size: 128, generated: true, sortable: true } as const;

/**
 * As `SEARCH_TEXT`, for documents that are created often: the server computes the words of a new document, which is
 * quicker than the database's trigger. Both must make the same words (server/db/migrations).
 */
export const searchTextOf = (texts: SearchTexts) => ({ ...SEARCH_TEXT, texts });
