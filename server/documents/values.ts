import { type Paise, paise, toRupees } from '#domain/money.ts';
import { lackedBy } from '#domain/rows/conditions.ts';
import type { Data, NewData, Value } from '#domain/rows/data.ts';
import { RowProblem, readRow } from '#domain/rows/read-row.ts';
import type { Attribute, Attributes } from '#domain/rows/row.ts';
import { Failure } from '#server/base/failure.ts';
import { parseJson } from '#server/http/json.ts';
import type { Actor } from './actor.ts';
import type { Collection, Table } from './collection.ts';
import type { Values } from './document.ts';
import { tableSeenBy } from './reading.ts';

/** The end of a sentence of WIRE-6.2 about a value that a row does not accept. */
function wireWords({ kind, row, said }: RowProblem): string {
  switch (kind) {
    case 'nullCharacter':
      return 'format. Value must not hold a null character';
    case 'unknown':
      return `format. Value must be one of (${'oneOf' in row ? row.oneOf?.join(', ') : ''})`;
    case 'digits':
      return 'format. Value must have only digits';
    case 'long':
      return `type. Value must be no longer than ${'size' in row ? row.size : 0} characters`;
    case 'short':
      return `type. Value must be at least ${'min' in row ? row.min : 0} characters`;
    case 'small':
      return `format. Value must be at least ${boundOf(row, 'min')}`;
    case 'large':
      return `format. Value must be at most ${boundOf(row, 'max')}`;
    case 'decimals':
      return row.type === 'float'
        ? `format. Value must have at most ${row.decimals} decimals`
        : 'format. Value must be whole paise';
    case 'beyond':
      return 'format. Value is too large';
    case 'many':
      return `format. Value must hold at most ${'max' in row ? row.max : 0} items`;
    case 'form':
      return `format. Value must fit: ${row.problem}`;
    case 'records':
      return 'type. Value must be a list of JSON texts of the right shape';
    case 'translations':
      return said;
    default:
      return `type. Value must be ${OF_TYPE[row.type]}`;
  }
}

const OF_TYPE: Record<Attribute['type'], string> = {
  string: 'a string',
  integer: 'an integer',
  float: 'a number',
  money: 'a number',
  boolean: 'a boolean',
  datetime: 'an ISO 8601 date',
  texts: 'an array',
  records: 'an array',
  translations: 'an object of languages',
};

/** A bound in units of the wire. */
function boundOf(row: Attribute, bound: 'min' | 'max'): number | undefined {
  const value = bound in row ? (row as { min?: number; max?: number })[bound] : undefined;
  return row.type === 'money' && value !== undefined ? toRupees(paise(value)) : value;
}

/**
 * Converts a value from the wire to an attribute's value; null stands for the attribute's default.
 * @throws Failure document_invalid_structure with the words of WIRE-6.2
 */
export function fromWire(name: string, attribute: Attribute, given: unknown): Value {
  const read = readRow(attribute, given, parseJson);
  if (!(read instanceof RowProblem)) return read;
  if (read.kind === 'missing') throw missing(name);
  throw invalidStructure(`Attribute "${name}" has invalid ${wireWords(read)}`);
}

/** Why the attribute does not accept a value from the wire, as a sentence: 'Value must be …'; undefined if it does. */
export function valueProblem(attribute: Attribute, given: unknown): string | undefined {
  const read = readRow(attribute, given, parseJson);
  if (!(read instanceof RowProblem)) return undefined;
  const words = wireWords(read);
  return `${words.slice(words.indexOf('Value'))}.`;
}

/** Converts an attribute's value for the wire: money to rupees, dates to text (WIRE-1.5), records to JSON texts. */
export function toWire(attribute: Attribute, value: Value): unknown {
  if (value === null) return null;
  switch (attribute.type) {
    case 'money':
      return toRupees(value as Paise);
    case 'datetime':
      return wireDate(value as Date);
    case 'records':
      return (value as readonly unknown[]).map((item) => JSON.stringify(attribute.codec.format(item)));
    default:
      return value;
  }
}

/** `YYYY-MM-DDTHH:mm:ss.SSS+00:00`, the one date form of the wire (WIRE-1.5). */
export function wireDate(date: Date): string {
  return date.toISOString().replace('Z', '+00:00');
}

/** The failure document_invalid_structure in the words of WIRE-6.2. */
export function invalidStructure(reason: string): Failure {
  return new Failure('document_invalid_structure', `Invalid document structure: ${reason}`);
}

const missing = (name: string) => invalidStructure(`Missing required attribute "${name}"`);

/**
 * Converts and checks the values in a request. Values that only the server writes are dropped unless it writes itself.
 * @throws Failure for an unknown attribute, which is also one that is hidden from the writer, or an invalid value
 */
export function validValues(
  collection: Collection,
  given: Readonly<Record<string, unknown>>,
  writer: Actor,
): Values {
  const values: Values = {};
  const trusted = writer.kind === 'system';
  const { attributes } = tableSeenBy(collection, writer);
  for (const [name, value] of Object.entries(given)) {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (!attribute) throw invalidStructure(`Unknown attribute: "${name}"`);
    if (isGenerated(collection, name) || (!trusted && collection.serverWrites.includes(name))) continue;
    values[name] = fromWire(name, attribute, value);
  }
  return values;
}

const defaultOf = (attribute: Attribute): Value =>
  'default' in attribute ? (attribute.default ?? null) : null;

/** Whether the database generates the attribute. */
export function isGenerated(collection: Table, name: string): boolean {
  const attribute = collection.attributes[name];
  return attribute?.type === 'string' && attribute.generated === true;
}

/** The default of every attribute. */
export function defaults(collection: Table): Values {
  const values: Values = {};
  for (const [name, attribute] of Object.entries(collection.attributes)) {
    if (!isGenerated(collection, name)) values[name] = defaultOf(attribute);
  }
  return values;
}

const emptyByAttributes = new WeakMap<object, { all: Values; requestOnly: Values }>();

/** All values of a new document: defaults for those left out, and null for what only requests have. */
export function newValues<A extends Attributes>(collection: Table<string, A>, given: NewData<A>): Data<A> {
  const { attributes } = collection;
  let empty = emptyByAttributes.get(attributes);
  if (!empty) {
    const names = Object.keys(attributes).filter((name) => attributes[name]?.requestOnly);
    empty = { all: defaults(collection), requestOnly: Object.fromEntries(names.map((name) => [name, null])) };
    emptyByAttributes.set(attributes, empty);
  }
  return { ...empty.all, ...given, ...empty.requestOnly } as Data<A>;
}

/** Fills in defaults, else null, for missing attributes. Throws Failure when a required attribute is missing. */
export function withDefaults(collection: Table, values: Values): Values {
  const full = defaults(collection);
  for (const [name, attribute] of Object.entries(collection.attributes)) {
    if (isGenerated(collection, name)) continue;
    full[name] = values[name] ?? full[name] ?? null;
    if (full[name] === null && attribute.required) throw missing(name);
  }
  return full;
}

/** Refuses a document without what documents with its values need. Throws Failure. */
export function checkNeeded(
  { needed }: Pick<Collection, 'needed'>,
  values: Readonly<Record<string, unknown>>,
): void {
  const [name] = lackedBy(needed, values);
  if (name !== undefined) throw missing(name);
}
