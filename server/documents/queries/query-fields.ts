import type { Attribute } from '#domain/rows/row.ts';
import { Failure } from '#server/base/failure.ts';
import type { Table } from '../collection.ts';
import { fromWire } from '../values.ts';
import type { Scalar } from '../where.ts';

/** System fields by their names in queries, with their columns (WIRE-6.3, 'Queryable'). */
const SYSTEM: Readonly<Record<string, { field: string; attribute: Attribute }>> = {
  $id: { field: 'id', attribute: { type: 'string', size: 36 } },
  $sequence: { field: 'sequence', attribute: { type: 'integer' } },
  $createdAt: { field: 'created', attribute: { type: 'datetime' } },
  $updatedAt: { field: 'updated', attribute: { type: 'datetime' } },
};

/** A refusal in the words of WIRE-6.3. */
export function invalidQuery(reason: string): Failure {
  return new Failure('general_query_invalid', `Invalid query${reason}`);
}

export interface QueryField {
  /** The field's name in the query. */
  name: string;
  /** The field's name in conditions, which is its column. */
  field: string;
  attribute: Attribute;
}

/** Whether the attribute holds several values, which can't be compared or sorted. */
export const isList = ({ type }: Attribute): boolean =>
  type === 'records' || type === 'texts' || type === 'translations';

/** Finds the field that a query names. Throws Failure when the collection has no such field. */
export function queryField(collection: Table, name: unknown): QueryField {
  if (typeof name === 'string') {
    if (Object.hasOwn(SYSTEM, name)) return { name, ...(SYSTEM[name] as Omit<QueryField, 'name'>) };
    if (Object.hasOwn(collection.attributes, name)) {
      return { name, field: name, attribute: collection.attributes[name] as Attribute };
    }
  }
  throw invalidQuery(`: Attribute not found in schema: ${String(name)}`);
}

/** Whether lists can be sorted by the attribute although the database generates it. */
export const isSortable = (attribute: Attribute): boolean =>
  attribute.type === 'string' && attribute.sortable === true;

/** Refuses an attribute that the database generates: it can only be searched or sorted by, not compared. */
export function refuseSearchText({ name, attribute }: QueryField): void {
  if (attribute.type === 'string' && attribute.generated) {
    throw invalidQuery(`: Attribute "${name}" can only be searched`);
  }
}

/** Converts a query's value from the wire to the form in documents: paise, Date, stored spelling. */
export function queryValue({ name, attribute }: QueryField, given: unknown): Scalar {
  // A function, because creating an error costs more than reading the value.
  const wrong = () => invalidQuery(`: Query value is invalid for attribute "${name}"`);
  if (given === null || given === undefined || isList(attribute)) throw wrong();
  try {
    const bounds = { min: 0, max: 0, oneOf: 0, accepts: 0, required: 0 };
    const { min, max, oneOf, accepts, required, ...loose } = { ...bounds, ...attribute };
    const size = attribute.type === 'string' ? { size: Number.MAX_SAFE_INTEGER } : {};
    return fromWire(name, { ...loose, ...size } as Attribute, given) as Scalar;
  } catch (error) {
    throw error instanceof Failure ? wrong() : error;
  }
}
