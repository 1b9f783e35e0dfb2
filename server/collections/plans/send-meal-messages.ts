import { type MealMessages, mealMessagesFor, SHORT_KINDS } from '#domain/plans/meal-messages.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { claimTold } from '#server/messages/claims.ts';
import { tell } from '#server/messages/tell.ts';
import { tellNextMeals } from '#server/messages/tell-next-meals.ts';
import { forgetClosed, forgetLow, forgetOld, toldBefore } from '#server/messages/told-before.ts';
import { arePlansOn } from '../plans-on.ts';
import { openMealWords, type WordsOfMeals } from './meals/meal-words.ts';
import { readMealTimes } from './meals/planned-meals.ts';
import { type SubscriberNow, subscribersAfter } from './subscribers-now.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 600_000;

/** Tells a subscriber what nobody has told them yet. */
async function send(
  work: Work,
  person: SubscriberNow,
  messages: MealMessages,
  words: WordsOfMeals,
): Promise<void> {
  const { userId } = person;
  const claimed = await claimTold(work, userId, messages.told);
  const { tomorrow, short, low, closed, reopened } = messages;
  if (tomorrow && claimed.has('tomorrow')) {
    const secret = await words.next(work, person, tomorrow);
    const expires = new Date(Math.max(...tomorrow.meals.map(({ window }) => window.from.getTime())));
    const [first] = tomorrow.meals;
    const content = { secret, expires, aboutId: first?.subscriptionId ?? userId };
    await tellNextMeals(work, userId, content);
  }
  // What is forgotten may be told again: only the claims above decide whether it is.
  const about = work.now.toISOString();
  if (short && SHORT_KINDS.some((kind) => claimed.has(kind))) {
    const { date, mealTimeId, cutoff } = short.meal;
    const values = {
      name: words.nameOf(mealTimeId),
      date,
      until: cutoff.toISOString(),
      missing: short.missing,
    };
    await tell(work, userId, { kind: 'meal-short', about, values, expiresAt: cutoff });
  }
  if (low && claimed.has('low')) await tell(work, userId, { kind: 'meal-balance-low', about, values: low });
  if (closed && claimed.has('closed')) {
    const extendsBundle = person.hasBundle && work.site.plans.extendsBundles;
    await tell(work, userId, { kind: 'meal-kitchen-closed', about, values: { ...closed, extendsBundle } });
  }
  const days = reopened ? await forgetClosed(work, userId, reopened.days) : [];
  if (days.length > 0) await tell(work, userId, { kind: 'meal-kitchen-open', about, values: { days } });
}

/**
 * Tells subscribers of their next meals, of money that is short and of days on which the kitchen is closed, each once
 * (PLAN-16 to PLAN-18). Any number of instances may run it at once.
 */
export async function sendMealMessages(engine: EngineDeps): Promise<void> {
  const { database } = engine;
  const site = await engine.site.current();
  if (!arePlansOn({ site })) return;
  const now = engine.clock();
  const { timeZone } = site.shop;
  const mealTimes = await readMealTimes(database);
  const words = openMealWords(database, mealTimes);
  const shared = { site, today: dayAt(now, timeZone), mealTimes };
  let after = '';
  for (;;) {
    const people = await subscribersAfter(database, after, shared);
    if (people.length === 0) break;
    after = people.at(-1)?.userId ?? '';
    const told = await toldBefore(
      database,
      people.map(({ userId }) => userId),
    );
    await attemptEach(people, async (person) => {
      const known = told.get(person.userId) ?? new Set<string>();
      const messages = mealMessagesFor({ ...person, now, timeZone, told: known });
      if (messages.isWell && known.has('low ')) await forgetLow(database, person.userId);
      if (messages.told.length > 0 || messages.reopened)
        await runUnitOfWork(engine, SYSTEM, (work) => send(work, person, messages, words));
    });
  }
  await forgetOld(database, now);
}

export const messagesOfPlans = (engine: EngineDeps) => ({
  every: RUN_INTERVAL,
  run: () => sendMealMessages(engine),
});
