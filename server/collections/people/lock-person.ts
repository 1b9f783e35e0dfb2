import { sql } from '#server/db/sql-template.ts';
import { userOf } from '#server/documents/access.ts';
import type { Work } from '#server/documents/collection.ts';

/**
 * Locks the profile of the person who sends the request until the transaction ends, so that simultaneous requests of one
 * person see what the others wrote. Does nothing if nobody is signed in.
 */
export async function lockPerson(work: Work): Promise<void> {
  const user = userOf(work.actor);
  if (!user) return;
  await work.sql.query(sql`select 1 from users where id = ${user.id} for no key update`, 'lock person');
}
