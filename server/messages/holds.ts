import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { and, equal } from '#server/documents/where.ts';
import { customerMessages } from './tell.ts';

// Whoever came from a file is told nothing until the owner has seen whom, and what it costs (TELL-5).

/** Holds back what somebody is told. */
export async function holdMessages(work: Work, userId: string): Promise<void> {
  await work.sql.execute(
    sql`insert into message_holds ("userId", at) values (${userId}, ${work.now}) on conflict do nothing`,
    'hold the messages of a person',
  );
}

/** The people whose messages are held, with what waits for each. */
export const heldPeople = checkedQuery(
  'people whose messages are held',
  {
    userId: column.text(),
    name: orNull(column.text()),
    phone: orNull(column.bigint()),
    messages: column.bigint(),
  },
  (most: number) => sql`select h."userId", u.name, u.phone,
      (select count(*) from "customerMessages" m where m."userId" = h."userId" and m.state in ('new', 'held')) as messages
    from message_holds h join users u on u.id = h."userId" order by h.at, h."userId" limit ${most}`,
);

/** Ends all holds: what was held back is told from now on, or never. */
export async function endHolds(work: Work, isTold: boolean): Promise<void> {
  const { fields } = customerMessages;
  await work.sql.execute(sql`lock table message_holds in share row exclusive mode`, 'lock holds');
  const held = await work.sql.query<{ id: string }>(
    sql`select m.id from "customerMessages" m join message_holds h on h."userId" = m."userId"
      where m.state in ('new', 'held') order by m.id`,
    'messages that are held',
  );
  await work.sql.execute(sql`delete from message_holds`, 'end holds');
  const change = isTold
    ? ({ state: 'new', dueAt: work.now } as const)
    : ({ state: 'dropped', dueAt: null } as const);
  const theirs = and(equal(fields.id, ...held.map(({ id }) => id)), equal(fields.state, 'new', 'held'));
  if (held.length > 0) await work.updateWhere(customerMessages, theirs, change);
}
