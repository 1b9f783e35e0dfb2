import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { type Meal, mealsBetween } from '#domain/plans/meals-between.ts';
import { Failure } from '#server/base/failure.ts';
import { arePlansOn } from '#server/collections/plans-on.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { skipLinkedMeal } from '../meals.ts';
import { type LinkedMeal, linkedMeal } from './meal-links.ts';
import { openMealWords } from './meal-words.ts';
import { readContext, subscriptionTable } from './planned-meals.ts';

export interface MealLinkDeps {
  engine: EngineDeps;
  rateLimits: RateLimits;
}

const text = v.pipe(v.string(), v.maxLength(200));
const link = v.object({ meal: text, secret: text });

const languageOf = checkedQuery(
  'language of a subscriber',
  { language: column.text<Language>() },
  (userId: string) => sql`select language from users where id = ${userId}`,
);

type LinkState = 'planned' | 'skipped' | 'late' | 'none';

/** What the link's page says of a meal: 'late' once it can't be skipped any more, and 'none' if it is not planned. */
function stateOf(meal: Meal | undefined, now: Date): LinkState {
  if (!meal) return 'none';
  if (meal.state === 'skipped') return 'skipped';
  if (meal.cutoff <= now) return 'late';
  return meal.state === 'planned' ? 'planned' : 'none';
}

/** What somebody with the link of a message about a meal sees of it: nobody's name, address or money. */
async function shownMeal(engine: EngineDeps, meal: LinkedMeal) {
  return runUnitOfWork(engine, SYSTEM, async (work) => {
    const subscription = await find(work.sql, subscriptionTable, meal.subscriptionId);
    if (!subscription || !arePlansOn(work)) throw new Failure('document_not_found');
    const { data } = subscription;
    const { date, mealTimeId } = meal;
    const context = await readContext(work, subscription, date);
    const meals = data.state === 'active' ? mealsBetween(data, { from: date, to: date }, context) : [];
    const found = meals.find((each) => each.mealTimeId === mealTimeId);
    const words = openMealWords(work.sql, context.mealTimes);
    const [reader] = await languageOf(work.sql, data.userId ?? '');
    return {
      name: words.nameOf(mealTimeId),
      date,
      dishes: await words.dishesOf(data.planId, meal, reader?.language ?? FIRST_LANGUAGE),
      people: found?.quantity ?? data.quantity,
      until: found?.cutoff.toISOString() ?? null,
      state: stateOf(found, work.now),
    };
  });
}

/**
 * The routes of the page that a message's link opens (PLAN-16). Reading changes nothing, because mail programs open links to
 * check them; skipping is a POST. Wrong secrets and unknown meals get the same answer.
 */
export function mealLinkRoutes(app: FastifyInstance, { engine, rateLimits }: MealLinkDeps): void {
  async function mealOf(request: FastifyRequest, reply: FastifyReply, given: unknown): Promise<LinkedMeal> {
    await rateLimits.count(limits.openMealLink, addressKey(request.ip), reply);
    reply.header('cache-control', 'private, no-store');
    const asked = v.safeParse(link, given);
    const meal = asked.success ? await linkedMeal(engine.database, asked.output) : undefined;
    if (!meal) throw new Failure('document_not_found');
    return meal;
  }

  app.get('/meal-links', async (request, reply) =>
    shownMeal(engine, await mealOf(request, reply, request.query)),
  );
  app.post('/meal-links/skip', async (request, reply) => {
    const meal = await mealOf(request, reply, request.body);
    await runUnitOfWork(engine, SYSTEM, (work) => skipLinkedMeal(work, meal));
    return shownMeal(engine, meal);
  });
}
