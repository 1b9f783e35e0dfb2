import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { areas } from '#server/collections/areas.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { evaluateAccess, hasRole, principalOf } from '#server/documents/access.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams } from '#server/http/params.ts';
import { emptyMenu } from './empty-menu.ts';
import { move } from './move.ts';
import { openDishes } from './open-dishes.ts';
import { changePrices } from './price-change.ts';

/** Dishes whose prices one request can change. */
const MAX_PRICES = 10_000;
/** The body of such a request (bytes). */
const PRICES_BODY = 2_000_000;
/** The highest amount that a request may name (rupees); the price's own limit is that of the attribute. */
const MAX_AMOUNT = 1_000_000;

const placeBody = v.object({ before: v.optional(id), after: v.optional(id) });

const AMOUNT_RULE = 'Value must be an amount in rupees';
const amount = v.pipe(
  v.number(AMOUNT_RULE),
  v.finite(AMOUNT_RULE),
  v.minValue(0, AMOUNT_RULE),
  v.maxValue(MAX_AMOUNT, AMOUNT_RULE),
);
const LIST_RULE = `Value must be a list of 1 to ${MAX_PRICES} dishes`;
const pricesBody = v.object({
  changes: v.pipe(
    v.array(v.object({ dishId: id, was: amount, price: amount }), LIST_RULE),
    v.minLength(1, LIST_RULE),
    v.maxLength(MAX_PRICES, LIST_RULE),
    v.check(
      (changes) => new Set(changes.map(({ dishId }) => dishId)).size === changes.length,
      'Each dish may be listed once',
    ),
  ),
});

const COUNT_RULE = 'Value must be a whole number from 0';
const counted = v.pipe(v.number(COUNT_RULE), v.integer(COUNT_RULE), v.minValue(0, COUNT_RULE));
const seenBody = v.object({ dishes: counted, menus: counted });

const ownerOnly = hasRole('owner');

/**
 * The routes that change several dishes, menus or areas at once: their order, for those who may change them; prices and opening, for
 * admins; and everything at once, for owners.
 */
export function menuChangeRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  for (const collection of [areas, dishes, menus]) {
    app.put<{ Params: { id: string } }>(`/${collection.name}/:id/place`, async (request, reply) => {
      const actor = await requireAdmin(deps, request, reply);
      if (evaluateAccess(collection, 'update', actor) !== true) throw new Failure('user_unauthorized');
      const { before, after } = parseParams(placeBody, request.body);
      const place = before !== undefined ? { before } : after !== undefined ? { after } : undefined;
      if (!place || (before !== undefined && after !== undefined)) {
        throw new Failure('general_argument_invalid', 'Exactly one of `before` and `after` is needed.');
      }
      if (!isId(request.params.id)) throw new Failure('document_not_found');
      const moved = await runUnitOfWork(engine, actor, (work) =>
        move(work, collection.name, request.params.id, place),
      );
      return presentDocument(collection, moved, { sequenceAsText: false, reader: actor });
    });
  }

  app.post('/dishes/prices', { bodyLimit: PRICES_BODY }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { changes } = parseParams(pricesBody, request.body);
    const changed = await runUnitOfWork(engine, actor, (work) => changePrices(work, changes));
    return { changed };
  });

  app.post('/dishes/open', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    return { opened: await runUnitOfWork(engine, actor, openDishes) };
  });

  app.post('/menus/empty', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    if (!ownerOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    const seen = parseParams(seenBody, request.body);
    return { deleted: await runUnitOfWork(engine, actor, (work) => emptyMenu(work, seen)) };
  });
}
