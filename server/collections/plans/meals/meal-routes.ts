import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { planMessages } from '#domain/plans/messages.ts';
import { MOST_MEAL_DAYS, type WireMeals } from '#domain/plans/wire-meals.ts';
import { addDays, type Day, isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import type { AdminRouteDeps } from '#server/collections/admin-requests.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { userOf } from '#server/documents/access.ts';
import { parseParams, text } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import { mealCalendar } from './meal-calendar.ts';

const query = v.object({ from: text(10), to: text(10) });

/** The days that are asked for. Throws Failure general_argument_invalid. */
export function mealDays(asked: unknown): { from: Day; to: Day } {
  const { from, to } = parseParams(query, asked);
  if (!isDay(from) || !isDay(to)) throw new Failure('general_argument_invalid', planMessages.dayWrong);
  if (to < from || to > addDays(from, MOST_MEAL_DAYS))
    throw new Failure('general_argument_invalid', planMessages.daysWrong);
  return { from, to };
}

/** The route of a customer's own meals (PLAN-23). */
export function mealRoutes(app: FastifyInstance, { engine, callers }: AdminRouteDeps): void {
  const config = { limitByAddress: limits.readMealsByAddress };
  app.get('/plans/meals', { config }, async (request, reply): Promise<WireMeals> => {
    const { actor } = await callers(request);
    const days = mealDays(request.query);
    const user = userOf(actor);
    if (!user) throw new Failure('user_unauthorized');
    const site = await engine.site.current();
    checkPlansOn({ site });
    reply.header('cache-control', 'private, no-store');
    return { meals: await mealCalendar({ sql: engine.database, site }, user.id, days) };
  });
}
