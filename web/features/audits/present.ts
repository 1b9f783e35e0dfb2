import type { Attributes } from '#domain/attributes.ts';
import { attributesOf } from '#domain/collections.ts';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { formatLines, orderLineCodec } from '#domain/orders/line.ts';
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

/** 'deliveryFee' → 'delivery fee'. */
const wordsIn = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** 'menuId' → 'category'; a name without a text is split into its words. */
export function auditFieldText(field: string, texts: AuditTexts): string {
  return textOf(texts.fields, field) ?? wordsIn(field);
}

/** An entry of a list: '2 × Dal' for an order line, anything else as it is stored. */
function entryText(entry: unknown): string {
  const stored = typeof entry === 'string' ? entry : JSON.stringify(entry);
  try {
    const line = orderLineCodec.parse(JSON.parse(stored));
    return line ? formatLines([line]) : stored;
  } catch {
    return stored;
  }
}

function attributeOf(collection: string, field: string) {
  const all: Readonly<Record<string, Attributes>> = attributesOf;
  return Object.hasOwn(all, collection) ? all[collection]?.[field] : undefined;
}

interface Formats {
  texts: AuditTexts;
  /** Formats a date and time in the kitchen's time zone. */
  moment: (at: Date) => string;
  /** The name of the document with this id, if it is known. */
  nameOf: (field: string, id: string) => string | undefined;
}

/** A value of the audit log as people read it: rupees, names, the kitchen's own time. */
export function valueText(
  { collection, field, value }: { collection: string; field: string; value: unknown },
  { texts, moment, nameOf }: Formats,
): string {
  if (value === null || value === '') return texts.values.nothing;
  if (typeof value === 'boolean') return value ? texts.values.yes : texts.values.no;
  const attribute = attributeOf(collection, field);
  if (typeof value === 'number')
    return attribute?.type === 'money' ? formatMoney(toPaise(rupees(value))) : `${value}`;
  if (Array.isArray(value)) return value.map(entryText).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (attribute?.type === 'datetime') return moment(new Date(value));
  const isChoice = attribute?.type === 'string' && attribute.oneOf !== undefined;
  if (isChoice) return textOf(texts.choices, value) ?? wordsIn(value);
  return nameOf(field, value) ?? value;
}
