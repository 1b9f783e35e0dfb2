import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PAID_BY } from '#domain/ledger/attributes.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import type { CallerMeals } from '#domain/plans/caller-meals.ts';
import { MOST_DISHES, MOST_PORTIONS } from '#domain/plans/menu-attributes.ts';
import { MONEY_CHOICES } from '#domain/plans/missed-money.ts';
import { MOST_WEEKS } from '#domain/plans/plan-menus.ts';
import { SHOWN_SUBSCRIBERS } from '#domain/plans/subscribers.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { Failure } from '#server/base/failure.ts';
import { resolveId } from '#server/base/ids.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { customId, id, parseParams, text, typedPhone } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { importRoutes } from '../imports/importer.ts';
import { checkPlansOn } from '../plans-on.ts';
import { callerMeals } from './for-callers/caller-meals.ts';
import { type Subscribing, subscribeByPhone } from './for-callers/subscribe-by-phone.ts';
import { menuImport } from './imports/import-menus.ts';
import { writeMenus } from './imports/write-menus.ts';
import { type CancelledMeals, cancelMeals } from './meals/cancel-meals.ts';
import { mealDays } from './meals/meal-routes.ts';
import { decideMoney, missedMeals } from './meals/missed-money.ts';
import { readRatings } from './meals/rate-meal.ts';
import { readPlanMonths } from './read-months.ts';
import { subscriberList } from './subscriber-list.ts';

/** The most menus of a request: eight weeks with a few meal times. */
const MOST_MENUS = 200;

const LIST_RULE = `Value must be a list of at most ${MOST_MENUS} menus`;
const day = text(10);
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const menu = v.object({
  mealTimeId: id,
  date: v.nullish(day, null),
  week: v.nullish(whole(MOST_WEEKS), null),
  weekday: v.nullish(v.picklist(WEEKDAYS), null),
  dishes: v.pipe(v.array(v.object({ dishId: id, quantity: whole(MOST_PORTIONS) })), v.maxLength(MOST_DISHES)),
  note: v.nullish(text(MAX_NOTE), null),
});
const menusBody = v.object({
  planId: id,
  menus: v.pipe(v.array(menu, LIST_RULE), v.maxLength(MOST_MENUS, LIST_RULE)),
});

const MOST_SEARCHED = 100;
const MOST_SKIPPED = 1_000_000;
const subscribersQuery = v.object({
  show: v.optional(v.picklist(SHOWN_SUBSCRIBERS), 'active'),
  search: v.optional(text(MOST_SEARCHED), ''),
  after: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(MOST_SKIPPED)),
    '0',
  ),
});

const MOST_NAME = 128;
const MOST_REFERENCE = 64;
const subscriberBody = v.object({
  subscriptionId: customId,
  userId: v.optional(id),
  phone: v.optional(typedPhone),
  name: v.optional(v.pipe(text(MOST_NAME), v.trim())),
  /** The attributes of the subscription. */
  data: v.record(v.string(), v.unknown()),
  /** What they pay ahead (rupees). */
  paid: v.nullish(
    v.object({
      amount: v.number(),
      paidBy: v.picklist(PAID_BY),
      reference: v.nullish(text(MOST_REFERENCE), null),
    }),
    null,
  ),
});

/** Whom a request subscribes. Throws Failure general_argument_invalid. */
function whoOf({ userId, phone, name }: v.InferOutput<typeof subscriberBody>): Subscribing {
  if (userId !== undefined) return { userId };
  if (phone !== undefined) return { phone, name: name || null };
  throw new Failure('general_argument_invalid', 'Param "phone" is not optional.');
}

const userParams = v.object({ userId: id });
const mealParams = v.object({ mealId: id });
const moneyBody = v.object({ money: v.picklist(MONEY_CHOICES) });
const cancelBody = v.object({ date: day, mealTimeId: v.nullish(id, null) });

/** The routes of plans beside those of their documents; for owners and managers. */
export function planRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  importRoutes(app, deps, '/plans/menus/import', menuImport, v.object({ planId: id }));

  app.post('/plans/menus', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { planId, menus } = parseParams(menusBody, request.body);
    await runUnitOfWork(engine, actor, (work) => writeMenus(work, planId, menus));
    return { menus: menus.length };
  });

  app.get('/plans/subscribers', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const asked = parseParams(subscribersQuery, request.query);
    const site = await engine.site.current();
    if (!site.plans.isOn) throw new Failure('plans_off');
    reply.header('cache-control', 'private, no-store');
    return subscriberList(engine.database, site, engine.clock(), asked);
  });

  app.get('/plans/months', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const site = await engine.site.current();
    if (!site.plans.isOn) throw new Failure('plans_off');
    reply.header('cache-control', 'private, no-store');
    return readPlanMonths(engine.database, dayAt(engine.clock(), site.shop.timeZone));
  });

  app.get('/plans/ratings', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const site = await engine.site.current();
    if (!site.plans.isOn) throw new Failure('plans_off');
    reply.header('cache-control', 'private, no-store');
    return readRatings(engine.database, dayAt(engine.clock(), site.shop.timeZone));
  });

  app.post('/plans/subscribers', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const body = parseParams(subscriberBody, request.body);
    const subscriptionId = resolveId(body.subscriptionId);
    const made = await runUnitOfWork(engine, actor, (work) =>
      subscribeByPhone(work, subscriptionId, whoOf(body), body.data, body.paid),
    );
    reply.code(201);
    return { subscriptionId: made.id, userId: made.data.userId };
  });

  app.get('/plans/subscribers/:userId/meals', async (request, reply): Promise<CallerMeals> => {
    await requireAdmin(deps, request, reply);
    const { userId } = parseParams(userParams, request.params);
    const days = mealDays(request.query);
    const site = await engine.site.current();
    checkPlansOn({ site });
    reply.header('cache-control', 'private, no-store');
    return callerMeals({ sql: engine.database, site }, userId, days);
  });

  app.post('/plans/cancelled-meals', async (request, reply): Promise<CancelledMeals> => {
    const actor = await requireAdmin(deps, request, reply);
    return cancelMeals(engine, actor, parseParams(cancelBody, request.body));
  });

  app.get('/plans/missed-meals', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    const site = await engine.site.current();
    if (!site.plans.isOn) throw new Failure('plans_off');
    reply.header('cache-control', 'private, no-store');
    return { meals: await missedMeals(engine.database, site, engine.clock()) };
  });

  app.post('/plans/meals/:mealId/money', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { mealId } = parseParams(mealParams, request.params);
    const { money } = parseParams(moneyBody, request.body);
    await runUnitOfWork(engine, actor, (work) => decideMoney(work, mealId, money));
    return { money };
  });
}
