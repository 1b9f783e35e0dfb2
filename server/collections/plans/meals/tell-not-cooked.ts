import { momentOf } from '#domain/time/local-time.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { tell } from '#server/messages/tell.ts';
import type { mealTable } from './planned-meals.ts';

/** Minutes of a day. */
const DAY = 24 * 60;
/** Milliseconds in which a meal of a day that is over is still told. */
const LATE = DAY * 60_000;

/** Tells a customer that a meal is not cooked, and why: once for each meal (PLAN-13, PLAN-35). @param name of its meal time */
export async function tellNotCooked(
  work: Work,
  { id, data }: Document<(typeof mealTable)['attributes']>,
  name: string,
): Promise<void> {
  const { userId, date, state, reason } = data;
  if (userId === null) return;
  const short = reason === 'company' ? 'companyShort' : 'short';
  await tell(work, userId, {
    kind: 'meal-not-cooked',
    about: id,
    values: { name, date, reason: state === 'short' ? short : (reason ?? 'late') },
    // The day after, everybody knows; but not of what came to light so late.
    expiresAt: new Date(Math.max(momentOf(date, DAY, work.site.shop.timeZone), work.now.getTime() + LATE)),
  });
}
