import { type MoveTarget, type Placed, positionsAfterMove } from '#domain/positions.ts';
import { Failure } from '#server/base/failure.ts';
import { areas } from '#server/collections/areas.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Document } from '#server/documents/document.ts';
import { find, tableName } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';

const arranged = { areas, dishes, menus } as const;
/** The collections whose documents people at work put in order. */
export type Arranged = keyof typeof arranged;
/** Areas are also counted while they are made. */
const LOCKS = { areas: 'areas', dishes: 'order of dishes', menus: 'order of menus' } as const;

async function inOrder(work: UnitOfWork, name: Arranged): Promise<Placed[]> {
  return work.sql.query<Placed>(
    sql`select id, position from ${tableName(arranged[name])} order by position, sequence`,
    `order of ${name}`,
  );
}

async function setPosition(work: UnitOfWork, name: Arranged, { id, position }: Placed): Promise<void> {
  if (name === 'dishes') await work.updateWhere(dishes, equal(dishes.fields.id, id), { position });
  else if (name === 'menus') await work.updateWhere(menus, equal(menus.fields.id, id), { position });
  else await work.updateWhere(areas, equal(areas.fields.id, id), { position });
}

/** A document of one of them; undefined if there is none. */
function found(work: UnitOfWork, name: Arranged, id: string) {
  if (name === 'dishes') return find(work.sql, dishes, id);
  return name === 'menus' ? find(work.sql, menus, id) : find(work.sql, areas, id);
}

/**
 * Moves a document next to another. Moves run one after another, each from the order that the last one made, so two
 * admins who move at once lose neither move. Moving it to where it is writes nothing.
 * @throws Failure document_not_found if it or its new neighbour does not exist
 */
export async function move(
  work: UnitOfWork,
  name: Arranged,
  id: string,
  place: MoveTarget,
): Promise<Document<(typeof arranged)[Arranged]['attributes']>> {
  await takeLock(work.sql, LOCKS[name]);
  const before = await inOrder(work, name);
  const positions = positionsAfterMove(before, id, place);
  if (!positions) throw new Failure('document_not_found');
  for (const position of positions) await setPosition(work, name, position);
  const document = await found(work, name, id);
  if (!document) throw new Failure('document_not_found');
  if (positions.length > 0) {
    const rank = (list: readonly Placed[]) => list.findIndex((each) => each.id === id) + 1;
    const change = { field: 'position', before: rank(before), after: rank(await inOrder(work, name)) };
    const label = document.data.name;
    await recordAudit(work, { action: 'update', collection: name, documentId: id, label, changes: [change] });
  }
  return document;
}
