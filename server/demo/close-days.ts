import { countedCodec } from '#domain/day-close/records.ts';
import { reckon } from '#domain/day-close/totals.ts';
import type { DemoPerson } from '#domain/demo/people.ts';
import { paise } from '#domain/money.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { isAdminRole } from '#domain/users/roles.ts';
import { dayCloses } from '#server/collections/day-close/day-closes.ts';
import { boundsOf, openEntriesOf, todayOf } from '#server/collections/day-close/days.ts';
import { openTotals } from '#server/collections/day-close/entries.ts';
import type { Documents } from '#server/documents/documents.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';

/** Every so many days somebody has counted some rupees less than there should be. */
const SHORT_EVERY = 9;
const SHORT_BY = 2_000;
const CLOSED_AFTER = 20 * 60_000;

/** The engine and the documents of a past moment. */
export type AtMoment = (moment: Date) => { engine: EngineDeps; documents: Documents };

/** Closes the past days of a demo, each just after its end, as its manager would (DAY-4). */
export async function closeDays(
  atMoment: AtMoment,
  { first, now, closed, manager }: { first: Date; now: Date; closed: readonly Day[]; manager: DemoPerson },
): Promise<void> {
  const site = await atMoment(now).engine.site.current();
  const { id, name, role } = manager;
  const user = {
    id,
    name,
    email: manager.email ?? '',
    role,
    isAdmin: isAdminRole(role),
    emailVerified: true,
  };
  const today = todayOf(site, now);
  let count = 0;
  for (let day = todayOf(site, first); day < today; day = addDays(day, 1)) {
    if (closed.includes(day)) continue;
    const { to } = boundsOf(site, day);
    const { engine, documents } = atMoment(new Date(to.getTime() + CLOSED_AFTER));
    const totals = await openTotals(engine.database, await openEntriesOf(engine.database, site, day));
    const isShort = ++count % SHORT_EVERY === 0;
    const counted = reckon(totals, []).map(({ method, riderId, expected }) => {
      const short = isShort && riderId === null ? SHORT_BY : 0;
      return JSON.stringify(
        countedCodec.format({ method, riderId, amount: paise(Math.max(0, expected - short)) }),
      );
    });
    await documents.create(
      dayCloses,
      { id: `demo-day-${day}`, values: { day, counted } },
      { kind: 'user', user },
    );
  }
}
