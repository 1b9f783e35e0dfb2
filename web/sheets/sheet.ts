import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { attributesOf } from '#domain/collections.ts';
import type { Catalogue, Translated } from '#domain/languages/translations.ts';
import type { Data } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';
import type { TypedValue, TypedValues } from '#domain/rows/typed.ts';
import type { FieldWords, FormName, RowWords, WordedName } from '#domain/rows/words.ts';
import type { CollectionName, StoredDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import type { SelectOption } from '#web/ui/form/select.tsx';

/**
 * A sheet is a screen that derives from the rows of a collection: a list of its documents with a form for one. A noun declares
 * it with `sheetScreen`; `sheet-screen.tsx` shows it, `prefetch.ts` loads it.
 */

/** A catalogue in the page's language. */
export type TextsOf = <T extends Catalogue>(english: T) => Translated<T>;

/** What the list says of a document. */
interface Card {
  title: string;
  /** Missing: that of the sheet. */
  icon?: LucideIcon | ReactElement;
  /** Below the title: first what matters most. Empty ones are left out. */
  lines: readonly (string | null)[];
  /** Below the lines: what is no text, such as how the document does. */
  state?: ReactNode;
}

/** What people choose from, where its row does not name it. */
export type Choices =
  | { words: (textsOf: TextsOf) => Readonly<Record<string, string>> }
  | {
      // biome-ignore lint/suspicious/noExplicitAny: `choicesOf` joins the query and its reader; each sheet has others
      query: (sdk: Sdk) => UseQueryOptions<any, Error, any, QueryKey>;
      read: (data: never) => readonly SelectOption[];
    };

/** Choices of documents. */
export const choicesOf = <Answer>(
  query: (sdk: Sdk) => { queryKey: QueryKey; queryFn?: unknown },
  read: (data: Answer) => readonly SelectOption[],
): Choices => ({ query: query as Extract<Choices, { query: unknown }>['query'], read });

/** The texts of a noun that a sheet shows, in its catalogue. Without those of its deletion nothing of it is deleted. */
export type NounTexts = SomeTexts &
  ({ removed: string; removeConsequence: string } | { removed?: never; removeConsequence?: never });

interface SomeTexts extends Catalogue {
  page: { title: string; lead: string };
  add: string;
  loading: string;
  loadFailed: string;
  none: string;
  noneHint: string;
  saved: string;
  failed: string;
  /** What is changed was deleted meanwhile. */
  gone: string;
}

/** The texts of a switch in the list. */
interface SwitchTexts {
  switchOf: (name: string) => string;
  switched: (name: string, on: boolean) => string;
}

type RowsOf<N extends CollectionName> = (typeof attributesOf)[N];

/** The rows whose choices stand in no row: ids of documents, and words that other screens have as well. */
type AskedName<A> = {
  [K in WordedName<A>]: A[K] extends { as: 'id' }
    ? K
    : A[K] extends { choices: unknown } | { split: unknown }
      ? never
      : A[K] extends { type: 'texts' } | { oneOf: unknown }
        ? K
        : never;
}[WordedName<A>];

/** The rows whose fields a noun makes by hand. */
type OwnName<A> = {
  [K in WordedName<A>]: A[K] extends { type: 'records' } | { split: unknown } ? K : never;
}[WordedName<A>];

/** One for each of the named rows, and for others if the noun wants. */
type ForRows<A, Needed extends string, T> = Readonly<Record<Needed, T> & Partial<Record<WordedName<A>, T>>>;

/** What a noun declares of the rows that need more than words; it need not if there are none. */
type Extras<A> = ([AskedName<A>] extends [never]
  ? { choices?: ForRows<A, never, Choices> }
  : { choices: ForRows<A, AskedName<A>, Choices> }) &
  ([OwnName<A>] extends [never]
    ? { controls?: ForRows<A, never, Control<keyof A & string>> }
    : { controls: ForRows<A, OwnName<A>, Control<keyof A & string>> });

/** The properties of a field of a form that a noun makes by hand (`controls`). */
export interface ControlProps {
  label: string;
  hint: string | undefined;
  /** Of its first control, which gets the focus if the value is refused. */
  name: string;
  choices: readonly SelectOption[];
  /** With rows besides: the list of what is typed for each; empty while none of them has a value. */
  value: TypedValue;
  /** The values of the whole form as the wire has them. */
  form: Readonly<Record<string, unknown>>;
  /** The id of the document; undefined for a new one. */
  documentId: string | undefined;
  error: string | undefined;
  /** What is wrong with any row, by its name. */
  problems: Problems<string>;
  onChange: (value: TypedValue) => void;
}

/** A field that is made by hand, and its value where two versions are compared. */
interface Control<Name = string> {
  Field: ComponentType<ControlProps>;
  /** Other rows that it is the field of. */
  besides?: readonly Name[];
  Shown: ComponentType<Pick<ControlProps, 'value' | 'choices'>>;
}

/** What the value of a row is called, of ids and listed words. */
export type NameOf<Name extends string = string> = (row: Name, value: string) => string;

/** What the words of a card are made with. */
interface CardTools<Name extends string = string> {
  textsOf: TextsOf;
  nameOf: NameOf<Name>;
}

type SwitchName<A> = { [K in keyof A]: A[K] extends { type: 'boolean' } ? K : never }[keyof A] & string;

/** The messages without values. */
type TextName<M> = { [K in keyof M]: M[K] extends string ? K : never }[keyof M];

/** The rows of a collection; a condition on an attribute that it lacks does not compile. */
type CheckedRows<A> = {
  readonly [K in keyof A]: A[K] extends { when: infer W } ? (keyof W extends keyof A ? A[K] : never) : A[K];
};

interface Declaration<
  N extends CollectionName,
  T extends NounTexts & { fields: { [K in WordedName<RowsOf<N>>]: RowWords<RowsOf<N>[K]> } },
  M extends Readonly<Record<string, unknown>>,
> {
  /** The rows of the collection: `domain/collections.ts` has all, which a page need not load. */
  rows: CheckedRows<RowsOf<N>>;
  texts: T;
  icon: LucideIcon;
  card: (document: StoredDocument<N>, words: Translated<T>, tools: CardTools<WordedName<RowsOf<N>>>) => Card;
  /** The order of the list; missing: the newest first. */
  order?: (one: StoredDocument<N>, other: StoredDocument<N>) => number;
  /** `PlacedList`, where people order the list themselves: each document has its position, and the server a route to move it. */
  placed?: RowsOf<N> extends { position: unknown } ? Sheet['placed'] : never;
  /** The rows of the form in their order. Those of a group stand together; a row without words does not compile. */
  groups: readonly (readonly FormName<RowsOf<N>>[])[];
  /** The row that the list switches. */
  switch?: T extends SwitchTexts ? SwitchName<RowsOf<N>> : never;
  /** The keys of other queries that show these documents. */
  refreshes?: readonly QueryKey[];
  /** Milliseconds between two loads, where something changes without an event. */
  askAgain?: number;
  /** What a new form holds besides the defaults of the rows. */
  first?: { readonly [K in WordedName<RowsOf<N>>]?: TypedValues[string] };
  /** Other buttons of a document. */
  actions?: (document: StoredDocument<N>) => ReactNode;
  /** What is shown once a document is made, until it is closed. Missing: that it is saved. */
  made?: (document: StoredDocument<N>, close: () => void) => ReactNode;
  /** The messages of what is wrong with several values. */
  messages: M;
  /** What is wrong with values that are each valid; the server asks the same. */
  check?: (values: Data<RowsOf<N>>) => { name: WordedName<RowsOf<N>>; message: TextName<M> } | undefined;
  /** Refusals of the server about one field, by type. */
  refusals?: Readonly<Record<string, { name: WordedName<RowsOf<N>>; message: TextName<M> }>>;
}

/** A document of any sheet. */
export interface SheetDocument {
  readonly $id: string;
  readonly $updatedAt: string;
  /** Where people order the list. */
  readonly position?: number | null;
}
type SomeProblem = { name: string; message: string };
type SheetTexts = NounTexts & SwitchTexts & { fields: Readonly<Record<string, FieldWords>> };

/** A declared sheet, for the parts that show it: they know no collection. */
export interface Sheet {
  collection: CollectionName;
  rows: Attributes;
  texts: SheetTexts;
  icon: LucideIcon;
  card: (document: SheetDocument, words: Translated<SheetTexts>, tools: CardTools) => Card;
  order?: (one: SheetDocument, other: SheetDocument) => number;
  placed?: ComponentType<SheetListProps>;
  groups: readonly (readonly string[])[];
  /** All rows of the form. */
  names: readonly string[];
  switch?: string;
  choices: Readonly<Record<string, Choices>>;
  controls: Readonly<Record<string, Control>>;
  refreshes: readonly QueryKey[];
  askAgain?: number;
  first: TypedValues;
  actions?: (document: SheetDocument) => ReactNode;
  made?: (document: SheetDocument, close: () => void) => ReactNode;
  messages: Readonly<Record<string, unknown>>;
  check?: (values: Readonly<Record<string, unknown>>) => SomeProblem | undefined;
  refusals: Readonly<Record<string, SomeProblem>>;
}

export interface SheetListProps {
  sheet: Sheet;
  documents: readonly SheetDocument[];
  onChange: (document: SheetDocument) => void;
  onRemove: (document: SheetDocument) => void;
}

/** Declares the screen of a collection. A wrong name or a missing word does not compile. */
export function sheetScreen<
  const N extends CollectionName,
  const T extends NounTexts & { fields: { [K in WordedName<RowsOf<N>>]: RowWords<RowsOf<N>[K]> } },
  const M extends Readonly<Record<string, unknown>>,
>(collection: N, declaration: Declaration<N, T, M> & Extras<RowsOf<N>>): Sheet {
  // The parts that show a sheet know no collection, so its types end here.
  const sheet: object = {
    first: {},
    refusals: {},
    refreshes: [],
    choices: {},
    controls: {},
    ...declaration,
    collection,
    names: declaration.groups.flat(),
  };
  return sheet as Sheet;
}
