import { Failure } from '#server/base/failure.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { orderChanges } from './order-changes.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 5_000;
/** The most changes that are answered in one run. */
const AT_ONCE = 100;

const unansweredChanges = checkedQuery(
  'changes nobody has answered',
  { id: column.text() },
  (now: Date) =>
    sql`select id from "orderChanges" where state = 'open' and "answerBy" <= ${now}
      order by "answerBy" limit ${AT_ONCE}`,
);

/**
 * Removes the lines of changes that customers have not answered in time. Returns the number of changes. Several instances
 * may run this at once, because a change is answered under the lock of its order's row. The next run continues after an
 * interruption.
 */
export async function answerLateChanges(engine: EngineDeps, documents: Documents): Promise<number> {
  const late = await runUnitOfWork(engine, SYSTEM, (work) => unansweredChanges(work.sql, work.now));
  let answered = 0;
  await attemptEach(late, async ({ id }) => {
    try {
      await documents.update(orderChanges, id, { values: { state: 'unanswered' } }, SYSTEM);
      answered++;
    } catch (error) {
      // The customer has just answered, or another instance was first.
      if (!(error instanceof Failure) || error.type !== 'order_change_answered') throw error;
    }
  });
  return answered;
}

export const lateChanges = (engine: EngineDeps, documents: Documents) => ({
  every: RUN_INTERVAL,
  run: () => answerLateChanges(engine, documents),
});
