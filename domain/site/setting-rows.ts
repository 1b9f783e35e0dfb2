import * as v from 'valibot';
import type { OtherLanguage } from '#domain/languages/document-translations.ts';
import type { RowProblem } from '#domain/rows/read-row.ts';
import type { When, Words } from '#domain/rows/row.ts';
import { ownerTextsOf, withTextsByKey } from './content/owner-texts.ts';
import { amountOrNoneRow, amountRow, type NumberRow, type SureNumberRow } from './rules/numbers.ts';
import { type Rule, readBy, schemaOf } from './rules/read-by.ts';

/**
 * A setting of the owner is one row of its section: its first value, its rule, and the field and words of its form. Types,
 * reading, storing, the form and the names in the audit log derive from it.
 */
export interface Setting<Value> {
  /** What it is until the owner sets it. Missing only for what the environment of the first start says. */
  first?: Value;
  rule: Rule<Value>;
  /** Whether customers read it in their own language: the owner may write it in each. The same rule holds for all. */
  isTranslated?: true;
}

/**
 * The kind of a setting's field. Amounts are in rupees. Fields of the kinds `amountOrNone`, `countOrNone`, `code`,
 * `optionalText` and `paragraphs` may be left empty. `lines` is a list of texts, one a line, `address` one whose last line
 * is a place; `list` one of entries with parts.
 */
export type FieldKind =
  | 'choice'
  | 'several'
  | 'text'
  | 'optionalText'
  | 'paragraphs'
  | 'picture'
  | 'rating'
  | 'count'
  | 'countOrNone'
  | 'minutes'
  | 'amount'
  | 'amountOrNone'
  | 'timeZone'
  | 'email'
  | 'phone'
  | 'lines'
  | 'address'
  | 'code'
  | 'degrees'
  | 'percent'
  | 'state'
  | 'switch'
  | 'list';

/** The typed texts of a form, by setting. */
export type Typed = Readonly<Record<string, string>>;

/** A setting with a field in the form of its section. */
export interface Field<Value> extends Setting<Value> {
  kind: FieldKind;
  words: Words;
  /** The values of a choice, of several ones or a switch in the order in which they are offered, each with its label and a note. */
  choices?: readonly { value: string; words: Words }[];
  /** Whether the choices are called the same in every language. */
  areOwnNames?: boolean;
  /** The noun for an entry of a list, and its parts in the order of the form. The first part names the entry. */
  entry?: { noun: string; parts: Readonly<Record<string, Part<string | number>>> };
  /** The value that follows from what else is typed: the form shows it, and nobody types it. Undefined if none follows. */
  derived?: (typed: Typed) => string | undefined;
  /** For which values of other fields the form shows it; missing: always. */
  when?: When;
}

/** A part of each entry of a list. */
export interface Part<Value> extends Setting<Value> {
  kind: 'text' | 'optionalText' | 'paragraphs' | 'picture' | 'degrees';
  words: Words;
}

/** A problem with a value: the setting ('' for the whole value) and what is wrong with it. */
export interface Problem {
  field: string;
  reason: string;
  /** The same of a number, for the words of a form. */
  problem?: RowProblem;
}

export interface Section {
  /** Whether everybody may read it. Only owners may read the others: a section is public or private as a whole. */
  isPublic: boolean;
  /** Whether every page contains it. */
  onEveryPage?: true;
  /** Whether whoever works in the kitchen writes it, because it changes many times a day. Only owners write the others. */
  ofTheKitchen?: true;
  /** The title of its form; missing: it is not set in a form of fields. */
  title?: string;
  /** In the order of the form, and of the stored value. */
  settings: Readonly<Record<string, Setting<unknown>>>;
  /** What is wrong with values that are each valid. */
  check?(values: Readonly<Record<string, unknown>>): Problem | undefined;
}

type Settings = Section['settings'];
type Plain<S extends Settings> = {
  -readonly [Name in keyof S]: S[Name] extends Setting<infer Value> ? Value : never;
};
type TranslatedName<S extends Settings> = {
  [Name in keyof S]: S[Name] extends { isTranslated: true } ? Name : never;
}[keyof S];

/** The values of settings, with the owner's texts in other languages where some are translated. */
export type ValuesOf<S extends Settings> = [TranslatedName<S>] extends [never]
  ? Plain<S>
  : Plain<S> & { translations?: { [L in OtherLanguage]?: Partial<Pick<Plain<S>, TranslatedName<S>>> } };

/** The first values of a section's settings. */
export const firstOf = <S extends Settings>(settings: S) =>
  Object.fromEntries(Object.entries(settings).map(([name, { first }]) => [name, first])) as ValuesOf<S>;

/** Whether there is no text: then customers read the original. */
const isEmpty = (text: unknown) => text === undefined || text === null || `${text}`.trim() === '';

type ReadTexts = { translations?: Readonly<Record<string, object>> } | { problem: Problem };

/** Reads the owner's texts in other languages. What is empty is left out, and what is no translated setting. */
function readTexts(settings: Settings, given: unknown): ReadTexts {
  const translations: Record<string, object> = {};
  for (const { key, name, language, row } of ownerTextsOf(settings)) {
    const text: unknown = Object(Object(given)[language])[name];
    if (isEmpty(text)) continue;
    const read = readBy(row.rule, text);
    if ('reason' in read) return { problem: { field: key, ...read } };
    translations[language] = { ...translations[language], [name]: read.value };
  }
  return Object.keys(translations).length > 0 ? { translations } : {};
}

/** What stands among given values or their translations and is no setting, such as `colour` or `colour:hi`. */
export function unknownName({ settings }: Section, given: object): string | undefined {
  const known = new Set([...Object.keys(settings), ...ownerTextsOf(settings).map(({ key }) => key)]);
  return Object.keys(withTextsByKey(given)).find((name) => !known.has(name));
}

/** Reads a value for a section. What is left out gets its first value, what is no setting is left out. */
export function readValues(
  { settings, check }: Section,
  given: object,
): { value: Record<string, unknown> } | { problem: Problem } {
  const value: Record<string, unknown> = {};
  for (const [field, { rule, first }] of Object.entries(settings)) {
    const one: unknown = Reflect.get(given, field);
    const read = readBy(rule, one === undefined ? first : one);
    if ('reason' in read) return { problem: { field, ...read } };
    value[field] = read.value;
  }
  const texts = readTexts(settings, Reflect.get(given, 'translations'));
  if ('problem' in texts) return texts;
  const problem = check?.(value);
  return problem ? { problem } : { value: { ...value, ...texts } };
}

/** A setting without a field. */
export function setting(row: SureNumberRow, first: number): Setting<number>;
export function setting<Value>(rule: v.GenericSchema<unknown, Value>, first: NoInfer<Value>): Setting<Value>;
export function setting(rule: Rule<unknown>, first: unknown): Setting<unknown> {
  return { rule, first };
}

/** A field of a number, or with its own rule. */
export function field(kind: FieldKind, row: SureNumberRow, first: number, words: Words): Field<number>;
export function field(
  kind: FieldKind,
  row: NumberRow,
  first: number | null,
  words: Words,
): Field<number | null>;
export function field<Value>(
  kind: FieldKind,
  rule: v.GenericSchema<unknown, Value>,
  first: NoInfer<Value> | undefined,
  words: Words,
): Field<Value>;
export function field(kind: FieldKind, rule: Rule<unknown>, first: unknown, words: Words): Field<unknown> {
  return { kind, rule, words, ...(first !== undefined && { first }) };
}

type Translated<Row> = Row & { isTranslated: true };

/** A field for a text of the owner that customers read in their own language. */
export const ownerText = <Value extends string | string[]>(
  ...row: Parameters<typeof field<Value>>
): Translated<Field<Value>> => ({ ...field(...row), isTranslated: true });

export const amount = (first: number, words: Words) => field('amount', amountRow, first, words);

/** An amount that may be empty: null. */
export const amountOrNone = (first: number | null, words: Words) =>
  field('amountOrNone', amountOrNoneRow, first, words);

export const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  v.picklist(values, `must be one of ${values.join(', ')}`);

/** One of a few values, each with its words. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  first: NoInfer<Value>,
  words: Words,
  meanings: Readonly<Record<NoInfer<Value>, Words>>,
): Field<Value> => ({
  ...field<Value>('choice', oneOf(values), first, words),
  choices: values.map((value) => ({ value, words: meanings[value] })),
});

/** Several of a few values, each with its words. The rule says which values are stored. */
export const several = <Value extends string>(
  rule: v.GenericSchema<unknown, Value[]>,
  first: NoInfer<Value>[],
  words: Words,
  choices: Field<Value[]>['choices'],
): Field<Value[]> => ({ ...field('several', rule, first, words), ...(choices && { choices }) });

/** A choice of what is called the same in every language. */
export const withOwnNames = <Value>(choices: Field<Value>): Field<Value> => ({
  ...choices,
  areOwnNames: true,
});

/** A switch between two sides, each with its words. */
export const flag = (first: boolean, words: Words, sides: { off: Words; on: Words }): Field<boolean> => ({
  ...field('switch', v.boolean('must be true or false'), first, words),
  choices: [
    { value: 'false', words: sides.off },
    { value: 'true', words: sides.on },
  ],
});

type Parts = Readonly<Record<string, Part<string | number>>>;

/** A part of the entries of a list. */
export function part(kind: Part<number>['kind'], row: SureNumberRow, words: Words): Part<number>;
export function part<Value extends string | number>(
  kind: Part<Value>['kind'],
  rule: v.GenericSchema<unknown, Value>,
  words: Words,
): Part<Value>;
export function part(
  kind: Part<string | number>['kind'],
  rule: Rule<string | number>,
  words: Words,
): Part<string | number> {
  return { kind, rule, words };
}

/** A part with a text of the owner that customers read in their own language. */
export const ownerPart = (...row: Parameters<typeof part<string>>): Translated<Part<string>> => ({
  ...part(...row),
  isTranslated: true,
});

interface ListRow<P extends Parts> {
  words: Words;
  entry: { noun: string; parts: P };
  /** The most entries. */
  most: number;
  /** The limits of an entry's parts, for the words of a problem: 'each with a name of up to 60 characters'. */
  limits: string;
}

/** A list of entries, no two of them with the same first part. Every problem with an entry is reported with the same words. */
export function list<const P extends Parts>(
  first: NoInfer<ValuesOf<P>>[],
  { words, entry, most, limits }: ListRow<P>,
): Field<ValuesOf<P>[]> {
  const problem = `must be at most ${most} entries, ${limits}`;
  const texts = v.custom<object>((given) => !('problem' in readTexts(entry.parts, given)));
  const parts: Record<string, v.GenericSchema> = {
    ...Object.fromEntries(Object.entries(entry.parts).map(([name, { rule }]) => [name, schemaOf(rule)])),
    ...(ownerTextsOf(entry.parts).length > 0 && { translations: v.optional(texts) }),
  };
  const entries = v.pipe(v.array(v.strictObject(parts)), v.maxLength(most));
  const [named = ''] = Object.keys(parts);
  const rule = v.pipe(
    v.custom<ValuesOf<P>[]>((given) => v.is(entries, given), problem),
    v.transform((given) =>
      v.parse(entries, given).map(({ translations, ...values }) => {
        const read: object = { ...values, ...readTexts(entry.parts, translations) };
        return read as ValuesOf<P>;
      }),
    ),
    v.check(
      (given) => new Set(given.map((each) => Reflect.get(each, named))).size === given.length,
      'must not name one entry twice',
    ),
  );
  return { ...field('list', rule, first, words), entry };
}
