import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { rupees, toPaise } from '#domain/money.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import {
  MOST_ANSWERED,
  PRICE_ANSWERS,
  type WireAskedPrice,
  type WirePricePreview,
} from '#domain/plans/prices/new-prices.ts';
import { Failure } from '#server/base/failure.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams } from '#server/http/params.ts';
import { type Answered, answerPrices } from './answer-price.ts';
import { askedPrices, previewPrice } from './new-prices.ts';

const PAISE = 100;
const { min, max } = planAttributes.price;

/** The price of a meal: whole rupees. */
export const price = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(min / PAISE),
  v.maxValue(max / PAISE),
  v.transform((amount) => toPaise(rupees(amount))),
);
const planParams = v.object({ planId: id });
const previewBody = v.object({ price });
const answerBody = v.object({
  answer: v.picklist(PRICE_ANSWERS),
  price,
  subscriptionIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_ANSWERED)),
});

/** The routes of higher prices that subscribers are asked to agree to; for owners and managers (PLAN-5). */
export function priceRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;

  app.get('/plans/new-prices', async (request, reply): Promise<{ asked: WireAskedPrice[] }> => {
    await requireAdmin(deps, request, reply);
    const site = await engine.site.current();
    if (!site.plans.isOn) throw new Failure('plans_off');
    reply.header('cache-control', 'private, no-store');
    return { asked: await askedPrices({ sql: engine.database, site, now: engine.clock() }) };
  });

  app.post('/plans/:planId/price/preview', async (request, reply): Promise<WirePricePreview> => {
    const actor = await requireAdmin(deps, request, reply);
    const { planId } = parseParams(planParams, request.params);
    const body = parseParams(previewBody, request.body);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, actor, (work) => previewPrice(work, planId, body.price));
  });

  app.post('/plans/new-prices/answers', async (request, reply): Promise<Answered> => {
    const actor = await requireAdmin(deps, request, reply);
    const body = parseParams(answerBody, request.body);
    const subscriptionIds = [...new Set(body.subscriptionIds)];
    return runUnitOfWork(engine, actor, (work) => answerPrices(work, { ...body, subscriptionIds }));
  });
}
