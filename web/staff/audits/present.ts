import { PRIVATE_VALUE } from '#domain/audits/attributes.ts';
import { auditedAttributes } from '#domain/collections.ts';
import { pathOfEarlier } from '#domain/languages/earlier-names.ts';
import { languageNamed, languageRow } from '#domain/languages/languages.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { formatLines, readOrderLines } from '#domain/orders/line.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { wordsIn } from '#domain/rows/words.ts';
import { labelIn } from '#web/brand/translation-words.ts';
import type { AuditRow } from './queries.ts';
import type { AuditTexts } from './texts.ts';

/** The text under a name; undefined where the catalogue has none. */
function textOf(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** 'Changed dish'. A collection that is no longer audited goes by its own name. */
export function actionText(
  { action, collection }: Pick<AuditRow, 'action' | 'collection'>,
  texts: AuditTexts,
) {
  return texts.actions[action](textOf(texts.nouns, collection) ?? collection);
}

/** What the screen of settings calls its sections, fields and choices; undefined for what it does not show. */
export interface SettingNames {
  section: (section: string) => string | undefined;
  field: (section: string, field: string) => string | undefined;
  choice: (field: string, value: string) => string | undefined;
}

type Labelled = Pick<AuditRow, 'collection' | 'label'>;

/** The document's name; a section of the settings goes by its title. */
export function labelText(
  { collection, label }: Labelled,
  texts: AuditTexts,
  settings: SettingNames,
): string {
  if (collection !== 'settings') return label;
  return settings.section(label) ?? textOf(texts.sections, label) ?? label;
}

/** The name of an attribute. A text among translations is named by its field and language: 'name (हिन्दी)'. */
function attributeText(name: string, collection: string, texts: AuditTexts): string {
  const path = pathOfEarlier(name) ?? /^translations\.(.+)$/.exec(name)?.[1];
  const [language, field] = path?.split('.') ?? [];
  const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.fields;
  const wordOf = (attribute: string) => textOf(fields[collection] ?? {}, attribute) ?? wordsIn(attribute);
  const known = languageNamed(language);
  if (!known || field === undefined) return wordOf(name);
  return labelIn(wordOf(field), known);
}

/** The name of an attribute, or of a setting as the screen of settings has it. */
export function auditFieldText(
  field: string,
  { collection, label }: Labelled,
  texts: AuditTexts,
  settings: SettingNames,
): string {
  if (collection !== 'settings') return attributeText(field, collection, texts);
  return settings.field(label, field) ?? textOf(texts.sectionFields, field) ?? wordsIn(field);
}

/** An entry of a list: '2 × Dal' for an order line, anything else as it is stored. */
function entryText(entry: unknown): string {
  const stored = typeof entry === 'string' ? entry : JSON.stringify(entry);
  return formatLines(readOrderLines([stored])) || stored;
}

function attributeOf(collection: string, field: string) {
  const all: Readonly<Record<string, Attributes>> = auditedAttributes;
  return Object.hasOwn(all, collection) ? all[collection]?.[field] : undefined;
}

interface Formats {
  texts: AuditTexts;
  /** Formats a date and time in the kitchen's time zone. */
  moment: (at: Date) => string;
  /** The name of the document with this id, if it is known. */
  nameOf: (field: string, id: string) => string | undefined;
  settings: SettingNames;
}

/** A value of the audit log as people read it: rupees, names, the kitchen's own time. */
export function valueText(
  { collection, field, value }: { collection: string; field: string; value: unknown },
  { texts, moment, nameOf, settings }: Formats,
): string {
  if (value === null || value === '') return texts.values.nothing;
  if (typeof value === 'boolean') return value ? texts.values.yes : texts.values.no;
  const attribute = attributeOf(collection, field);
  if (typeof value === 'number')
    return attribute?.type === 'money' ? formatRupees(rupees(value)) : `${value}`;
  const choiceText = (choice: string) => {
    const language = languageNamed(choice);
    return language ? languageRow(language).name : (textOf(texts.choices, choice) ?? wordsIn(choice));
  };
  const isChoice = attribute !== undefined && 'oneOf' in attribute && attribute.oneOf !== undefined;
  const settingText = (entry: unknown) =>
    (collection === 'settings' ? settings.choice(field, `${entry}`) : undefined) ?? entryText(entry);
  if (Array.isArray(value))
    return value.map((entry) => (isChoice ? choiceText(`${entry}`) : settingText(entry))).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (collection === 'settings')
    return value === PRIVATE_VALUE ? texts.values.hidden : (settings.choice(field, value) ?? value);
  if (attribute?.type === 'datetime') return moment(new Date(value));
  if (isChoice) return choiceText(value);
  return nameOf(field, value) ?? value;
}
