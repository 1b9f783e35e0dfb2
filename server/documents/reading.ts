import type { AttributeReader, Attributes } from '#domain/rows/row.ts';
import { IS_ONE_OF, principalOf } from './access.ts';
import type { Actor } from './actor.ts';
import type { Table } from './collection.ts';

/**
 * Who reads which attributes of the documents that they may read (`readBy`). Single documents, lists and their queries, events,
 * exports and files all ask here. Where nobody says who reads, every attribute with `readBy` is hidden.
 */

const restrictedByAttributes = new WeakMap<Attributes, readonly (readonly [string, AttributeReader])[]>();

/** The attributes that not everybody reads, each with its readers. */
function restrictedOf(attributes: Attributes): readonly (readonly [string, AttributeReader])[] {
  const known = restrictedByAttributes.get(attributes);
  if (known) return known;
  const restricted = Object.entries(attributes).flatMap(([name, { readBy }]) =>
    readBy ? [[name, readBy] as const] : [],
  );
  restrictedByAttributes.set(attributes, restricted);
  return restricted;
}

function isReader(readers: AttributeReader, reader: Actor | undefined): boolean {
  if (reader?.kind === 'system') return true;
  return reader !== undefined && readers !== 'server' && IS_ONE_OF[readers](principalOf(reader));
}

/** The names of the attributes that a reader does not see; without a reader, of all that have `readBy`. */
export const hiddenFrom = (
  { attributes }: Pick<Table, 'attributes'>,
  reader: Actor | undefined,
): readonly string[] =>
  restrictedOf(attributes).flatMap(([name, readers]) => (isReader(readers, reader) ? [] : [name]));

/** The table as a reader knows it: what is hidden from them is no attribute of it. */
export function tableSeenBy(table: Table, reader: Actor | undefined): Table {
  const hidden = hiddenFrom(table, reader);
  if (hidden.length === 0) return table;
  const seen = Object.entries(table.attributes).filter(([name]) => !hidden.includes(name));
  return { ...table, attributes: Object.fromEntries(seen) };
}
