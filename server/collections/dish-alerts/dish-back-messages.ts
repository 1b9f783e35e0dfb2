import { refusedUntil } from '#domain/site/opening/shown-opening.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { dishBackAlert } from '#server/mail/alerts/dish-back-alert.ts';
import { ALERT_FIRST } from '#server/mail/alerts/instead-of-mail.ts';
import { dishBack } from '#server/mail/emails/dishes/dish-back.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { alertCustomer } from '../orders/customer-alerts.ts';
import { dishAlerts } from './dish-alerts.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 15_000;
/** The most messages of one run. */
const AT_ONCE = 100;
/**
 * The shortest time from a wish to its message (seconds): a dish may sell out again at once, and people take wishes
 * back.
 */
const MIN_WAIT = 60;

interface Waiting {
  id: string;
  userId: string;
  dishId: string;
  /** The e-mail address; null if the person has none or does not want this mail. */
  to: string | null;
  addressProven: boolean;
}

/** Sends the message to the browsers of a person who has subscribed some, and the mail later or instead. */
async function sendTo(work: Work, { userId, dishId, to, addressProven }: Waiting): Promise<void> {
  const about = { userId, aboutId: dishId };
  const isAlerted = await alertCustomer(work, dishBackAlert, { ...about, notBefore: work.now });
  if (to === null) return;
  const notBefore = new Date(work.now.getTime() + (isAlerted ? ALERT_FIRST : 0));
  await enqueueMail(work, dishBack, { ...about, to, addressProven, notBefore });
}

/** The people who wait for a dish that can be ordered again. Nobody while no orders for its menu are taken. */
function findWaiting(engine: EngineDeps): Promise<Waiting[]> {
  return runUnitOfWork(engine, SYSTEM, async ({ sql: database, site, now }) => {
    if (refusedUntil(site, now)) return [];
    const closed = site.hours.menus.flatMap(({ menuId }) =>
      refusedUntil(site, now, menuId) ? [menuId] : [],
    );
    return database.query<Waiting>(
      sql`select w.id, w."userId", w."dishId", case when u."mailWhenDishBack" then nullif(u.email, '') end as "to",
          u."emailVerification" as "addressProven"
        from "dishAlerts" w join dishes d on d.id = w."dishId" join users u on u.id = w."userId"
        where w.created <= ${now}::timestamptz - make_interval(secs => ${MIN_WAIT})
          and d."isAvailable" and (not d."needsChoice" or d."priceFrom" is not null)
          and d."menuId" <> all(${closed}::text[])
        order by w.sequence limit ${AT_ONCE}`,
      'people who wait for a dish',
    );
  });
}

/**
 * Sends a message to everybody who waits for a dish that can be ordered again, and deletes their wishes. While no
 * orders for its menu are taken they go on waiting, so that the portions of a new day wake nobody at midnight. It
 * compares wishes with the menu, so it does not matter how a dish came back. Returns the number of people. Several
 * instances may run it at once, because only the one that deletes a wish sends its message.
 */
export async function sendDishBackMessages(engine: EngineDeps): Promise<number> {
  let sent = 0;
  await attemptEach(await findWaiting(engine), async (person) => {
    const wishes = await runUnitOfWork(engine, SYSTEM, async (work) => {
      const deleted = await work.removeWhere(dishAlerts, equal(dishAlerts.fields.id, person.id));
      if (deleted.length > 0) await sendTo(work, person);
      return deleted;
    });
    sent += wishes.length;
  });
  return sent;
}

export const dishBackMessages = (engine: EngineDeps) => ({
  every: RUN_INTERVAL,
  run: () => sendDishBackMessages(engine),
});
