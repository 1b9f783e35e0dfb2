import {
  type AuditedChoice,
  type AuditedCollection,
  auditedAttributes,
  auditNouns,
} from '#domain/collections.ts';
import { type Language, languageNamed } from '#domain/languages/languages.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { wordOf, wordsIn } from '#domain/rows/words.ts';

const collections = Object.keys(auditNouns) as AuditedCollection[];

const wordsOf = (attributes: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) =>
      'generated' in attribute ? [] : [[name, wordOf(name, attribute)]],
    ),
  );

/** What people call the attributes of the collections that stand in the audit log. */
export const attributeWords = Object.fromEntries(
  collections.map((name) => [name, wordsOf(auditedAttributes[name])]),
) as Readonly<Record<AuditedCollection, Readonly<Record<string, string>>>>;

/** The words of the values of attributes that have only a few. Languages have names of their own. */
export const choiceNames = Object.fromEntries(
  collections
    .flatMap((name) => Object.values(auditedAttributes[name]))
    .flatMap((attribute) => ('oneOf' in attribute && attribute.oneOf ? [...attribute.oneOf] : []))
    .filter((value) => languageNamed(value) === undefined)
    .map((value) => [value, wordsIn(value)]),
) as Readonly<Record<Exclude<AuditedChoice, Language>, string>>;
