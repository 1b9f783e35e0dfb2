import { type MoveTarget, type Placed, positionsAfterMove } from '#domain/positions.ts';
import { Failure } from '#server/base/failure.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Document } from '#server/documents/document.ts';
import { find, tableName } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';

const arranged = { dishes, menus } as const;
/** The collections that admins arrange. */
export type Arranged = keyof typeof arranged;

async function inOrder(work: UnitOfWork, name: Arranged): Promise<Placed[]> {
  return work.sql.query<Placed>(
    sql`select id, position from ${tableName(arranged[name])} order by position, sequence`,
    `order of ${name}`,
  );
}

async function setPosition(work: UnitOfWork, name: Arranged, { id, position }: Placed): Promise<void> {
  if (name === 'dishes') await work.updateWhere(dishes, equal(dishes.fields.id, id), { position });
  else await work.updateWhere(menus, equal(menus.fields.id, id), { position });
}

/**
 * Moves a menu or dish next to another. Moves run one after another, each from the order that the last one made, so two
 * admins who move at once lose neither move. Moving it to where it is writes nothing.
 * @throws Failure document_not_found if it or its new neighbour does not exist
 */
export async function move(
  work: UnitOfWork,
  name: Arranged,
  id: string,
  place: MoveTarget,
): Promise<Document<(typeof arranged)[Arranged]['attributes']>> {
  await takeLock(work.sql, `order of ${name}`);
  const before = await inOrder(work, name);
  const positions = positionsAfterMove(before, id, place);
  if (!positions) throw new Failure('document_not_found');
  for (const position of positions) await setPosition(work, name, position);
  const document = await (name === 'dishes' ? find(work.sql, dishes, id) : find(work.sql, menus, id));
  if (!document) throw new Failure('document_not_found');
  if (positions.length > 0) {
    const rank = (list: readonly Placed[]) => list.findIndex((each) => each.id === id) + 1;
    const change = { field: 'position', before: rank(before), after: rank(await inOrder(work, name)) };
    const label = document.data.name;
    await recordAudit(work, { action: 'update', collection: name, documentId: id, label, changes: [change] });
  }
  return document;
}
