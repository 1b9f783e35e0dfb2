import type { Attribute, TextAttribute } from '#domain/attributes.ts';
import { type Paise, paise, rupees, toPaise, toRupees } from '#domain/money.ts';
import { Failure } from '#server/http/failure.ts';
import { parseJson } from '#server/http/json.ts';
import type { Collection, Table } from './collection.ts';
import type { Value, Values } from './document.ts';

/** Why a value does not fit its attribute, as the end of WIRE-6.2's sentence. */
class Misfit extends Error {}

const MAX_MONEY_DECIMALS = 2;
const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

function text(attribute: TextAttribute, given: unknown): string {
  if (typeof given !== 'string') throw new Misfit('type. Value must be a string');
  if (given.includes('\u0000')) throw new Misfit('format. Value must not hold a null character');
  const typed = attribute.trim ? given.trim() : given;
  const value = attribute.aliases?.[typed] ?? typed;
  if (attribute.oneOf && !attribute.oneOf.includes(value)) {
    throw new Misfit(`format. Value must be one of (${attribute.oneOf.join(', ')})`);
  }
  const length = [...value].length;
  if (length > attribute.size)
    throw new Misfit(`type. Value must be no longer than ${attribute.size} characters`);
  if (length < (attribute.min ?? 0))
    throw new Misfit(`type. Value must be at least ${attribute.min} characters`);
  return value;
}

function bounded(value: number, min: number | undefined, max: number | undefined, show = (n: number) => n) {
  if (min !== undefined && value < min) throw new Misfit(`format. Value must be at least ${show(min)}`);
  if (max !== undefined && value > max) throw new Misfit(`format. Value must be at most ${show(max)}`);
  return value;
}

function money(given: unknown): Paise {
  if (typeof given !== 'number' || !Number.isFinite(given)) throw new Misfit('type. Value must be a number');
  if (Number(given.toFixed(MAX_MONEY_DECIMALS)) !== given)
    throw new Misfit('format. Value must be whole paise');
  const amount = toPaise(rupees(given));
  if (!Number.isSafeInteger(amount)) throw new Misfit('format. Value is too large');
  return amount;
}

/** Without a zone it is UTC (WIRE-1.5), wherever the server stands. */
function moment(given: unknown): Date {
  const found = typeof given === 'string' ? ISO_DATE.exec(given) : null;
  const [, day, time = '00:00', zone = 'Z'] = found ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  const inCalendar = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime()) || inCalendar.getUTCDate() !== Number(day?.slice(-2))) {
    throw new Misfit('type. Value must be an ISO 8601 date');
  }
  return date;
}

function parsedJson(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return parseJson(given);
  } catch {
    return undefined;
  }
}

function fits(attribute: Attribute, given: unknown): Value {
  switch (attribute.type) {
    case 'string':
      return text(attribute, given);
    case 'integer':
      if (typeof given !== 'number' || !Number.isSafeInteger(given))
        throw new Misfit('type. Value must be an integer');
      return bounded(given, attribute.min, attribute.max);
    case 'float':
      if (typeof given !== 'number' || !Number.isFinite(given))
        throw new Misfit('type. Value must be a number');
      return bounded(given, attribute.min, attribute.max);
    case 'money':
      return bounded(money(given), attribute.min, attribute.max, (amount) => toRupees(paise(amount)));
    case 'boolean':
      if (typeof given !== 'boolean') throw new Misfit('type. Value must be a boolean');
      return given;
    case 'datetime':
      return moment(given);
    case 'records': {
      if (!Array.isArray(given)) throw new Misfit('type. Value must be an array');
      if (given.length > attribute.max)
        throw new Misfit(`format. Value must hold at most ${attribute.max} items`);
      return given.map((each) => {
        const item = attribute.codec.parse(parsedJson(each));
        if (item === undefined)
          throw new Misfit('type. Value must be a list of JSON texts of the right shape');
        return item;
      });
    }
  }
}

/**
 * The value an attribute takes from the wire; null stands for its default.
 * @throws Failure document_invalid_structure with the words of WIRE-6.2
 */
export function fromWire(name: string, attribute: Attribute, given: unknown): Value {
  if (given === null) {
    if (attribute.required) throw invalid(`Missing required attribute "${name}"`);
    return defaultOf(attribute);
  }
  try {
    return fits(attribute, given);
  } catch (error) {
    if (error instanceof Misfit) throw invalid(`Attribute "${name}" has invalid ${error.message}`);
    throw error;
  }
}

/** The value an attribute shows on the wire: rupees, dates as text (WIRE-1.5), records as JSON text. */
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

/** A refusal in the words of WIRE-6.2. */
export function invalid(reason: string): Failure {
  return new Failure('document_invalid_structure', `Invalid document structure: ${reason}`);
}

/** Well-formed values of the attributes given; unknown names are refused, what only the server writes is dropped. */
export function givenValues(
  collection: Collection,
  given: Readonly<Record<string, unknown>>,
  trusted: boolean,
): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(given)) {
    const attribute = Object.hasOwn(collection.attributes, name) ? collection.attributes[name] : undefined;
    if (!attribute) throw invalid(`Unknown attribute: "${name}"`);
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

/** A full set of values: what is missing gets its default or null; what is required must be there. */
export function completed(collection: Table, values: Values): Values {
  const full = defaults(collection);
  for (const [name, attribute] of Object.entries(collection.attributes)) {
    if (isGenerated(collection, name)) continue;
    full[name] = values[name] ?? full[name] ?? null;
    if (full[name] === null && attribute.required) throw invalid(`Missing required attribute "${name}"`);
  }
  return full;
}
