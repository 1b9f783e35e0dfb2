import type {
  Attribute,
  Attributes,
  Data,
  NewData,
  TextAttribute,
  TextsAttribute,
} from '#domain/attributes.ts';
import { readTranslations } from '#domain/languages/document-translations.ts';
import { type Paise, paise, rupees, toPaise, toRupees } from '#domain/money.ts';
import { Failure } from '#server/http/failure.ts';
import { parseJson } from '#server/http/json.ts';
import type { Collection, Table } from './collection.ts';
import type { Value, Values } from './document.ts';

/** A value that its attribute does not accept. The message is the end of a sentence of WIRE-6.2. */
class ValueError extends Error {}

const MAX_MONEY_DECIMALS = 2;
const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

function text(attribute: TextAttribute, given: unknown): string {
  if (typeof given !== 'string') throw new ValueError('type. Value must be a string');
  if (given.includes('\u0000')) throw new ValueError('format. Value must not hold a null character');
  const trimmed = attribute.trim ? given.trim() : given;
  const typed = attribute.form ? attribute.form(trimmed) : trimmed;
  const value = attribute.aliases?.[typed] ?? typed;
  if (attribute.oneOf && !attribute.oneOf.includes(value)) {
    throw new ValueError(`format. Value must be one of (${attribute.oneOf.join(', ')})`);
  }
  if (attribute.digits && !/^\d*$/.test(value)) throw new ValueError('format. Value must have only digits');
  const length = [...value].length;
  if (length > attribute.size)
    throw new ValueError(`type. Value must be no longer than ${attribute.size} characters`);
  if (length < (attribute.min ?? 0))
    throw new ValueError(`type. Value must be at least ${attribute.min} characters`);
  return value;
}

function bounded(value: number, min: number | undefined, max: number | undefined, show = (n: number) => n) {
  if (min !== undefined && value < min) throw new ValueError(`format. Value must be at least ${show(min)}`);
  if (max !== undefined && value > max) throw new ValueError(`format. Value must be at most ${show(max)}`);
  return value;
}

function withDecimals(value: number, decimals: number | undefined): number {
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return value;
  throw new ValueError(`format. Value must have at most ${decimals} decimals`);
}

function money(given: unknown): Paise {
  if (typeof given !== 'number' || !Number.isFinite(given))
    throw new ValueError('type. Value must be a number');
  if (Number(given.toFixed(MAX_MONEY_DECIMALS)) !== given)
    throw new ValueError('format. Value must be whole paise');
  const amount = toPaise(rupees(given));
  if (!Number.isSafeInteger(amount)) throw new ValueError('format. Value is too large');
  return amount;
}

/** Parses an ISO 8601 date. Without a time zone it is UTC (WIRE-1.5), whatever the server's own zone. */
function dateTime(given: unknown): Date {
  const found = typeof given === 'string' ? ISO_DATE.exec(given) : null;
  const [, day, time = '00:00', zone = 'Z'] = found ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  const inCalendar = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime()) || inCalendar.getUTCDate() !== Number(day?.slice(-2))) {
    throw new ValueError('type. Value must be an ISO 8601 date');
  }
  return date;
}

function texts({ max, size, oneOf }: TextsAttribute, given: unknown): readonly string[] {
  if (!Array.isArray(given)) throw new ValueError('type. Value must be an array');
  const each: TextAttribute = { type: 'string', size, min: 1, ...(oneOf && { oneOf }) };
  const found = new Set(given.map((item) => text(each, item)));
  if (found.size > max) throw new ValueError(`format. Value must hold at most ${max} items`);
  return oneOf ? oneOf.filter((word) => found.has(word)) : [...found];
}

function parsedJson(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return parseJson(given);
  } catch {
    return undefined;
  }
}

function checkedValue(attribute: Attribute, given: unknown): Value {
  switch (attribute.type) {
    case 'string':
      return text(attribute, given);
    case 'integer':
      if (typeof given !== 'number' || !Number.isSafeInteger(given))
        throw new ValueError('type. Value must be an integer');
      return bounded(given, attribute.min, attribute.max);
    case 'float':
      if (typeof given !== 'number' || !Number.isFinite(given))
        throw new ValueError('type. Value must be a number');
      return bounded(withDecimals(given, attribute.decimals), attribute.min, attribute.max);
    case 'money':
      return bounded(money(given), attribute.min, attribute.max, (amount) => toRupees(paise(amount)));
    case 'boolean':
      if (typeof given !== 'boolean') throw new ValueError('type. Value must be a boolean');
      return given;
    case 'datetime':
      return dateTime(given);
    case 'texts':
      return texts(attribute, given);
    case 'translations': {
      const read = readTranslations(attribute.fields, given);
      if ('problem' in read) throw new ValueError(read.problem);
      return read.translations;
    }
    case 'records': {
      if (!Array.isArray(given)) throw new ValueError('type. Value must be an array');
      if (given.length > attribute.max)
        throw new ValueError(`format. Value must hold at most ${attribute.max} items`);
      return given.map((each) => {
        const item = attribute.codec.parse(parsedJson(each));
        if (item === undefined)
          throw new ValueError('type. Value must be a list of JSON texts of the right shape');
        return item;
      });
    }
  }
}

/**
 * Converts a value from the wire to an attribute's value; null stands for the attribute's default.
 * @throws Failure document_invalid_structure with the words of WIRE-6.2
 */
export function fromWire(name: string, attribute: Attribute, given: unknown): Value {
  if (given === null) {
    if (attribute.required) throw invalidStructure(`Missing required attribute "${name}"`);
    return defaultOf(attribute);
  }
  try {
    return checkedValue(attribute, given);
  } catch (error) {
    if (error instanceof ValueError)
      throw invalidStructure(`Attribute "${name}" has invalid ${error.message}`);
    throw error;
  }
}

/** Why the attribute does not accept a value from the wire, as a sentence: 'Value must be …'; undefined if it does. */
export function valueProblem(attribute: Attribute, given: unknown): string | undefined {
  try {
    checkedValue(attribute, given);
    return undefined;
  } catch (error) {
    if (error instanceof ValueError) return `${error.message.slice(error.message.indexOf('Value'))}.`;
    throw error;
  }
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

/**
 * Converts and checks the values in a request. Values that only the server writes are dropped unless `trusted`.
 * @throws Failure for an unknown attribute or an invalid value
 */
export function validValues(
  collection: Collection,
  given: Readonly<Record<string, unknown>>,
  trusted: boolean,
): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(given)) {
    const attribute = Object.hasOwn(collection.attributes, name) ? collection.attributes[name] : undefined;
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
    if (full[name] === null && attribute.required)
      throw invalidStructure(`Missing required attribute "${name}"`);
  }
  return full;
}
