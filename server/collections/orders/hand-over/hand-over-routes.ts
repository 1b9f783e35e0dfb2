import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isAtDoor, isCode, needsCode, showsCode, triesLeft } from '#domain/hand-over/code.ts';
import { handOverMessages } from '#domain/hand-over/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { ROLES } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { userOf } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import type { Callers } from '#server/documents/caller.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { rolesOn } from '../order-events.ts';
import { movedOn } from '../order-steps.ts';
import { orders } from '../orders.ts';
import { codeOf } from './codes.ts';

export interface HandOverRouteDeps {
  engine: EngineDeps;
  callers: Callers;
  rateLimits: RateLimits;
}

type OfOrder = FastifyRequest<{ Params: { orderId: string } }>;

const body = v.object({
  code: v.pipe(v.string(), v.check(isCode, 'Value must have four digits')),
});

const notFound = () => new Failure('document_not_found', orderMessages.notFound);

/** What became of an entered code. */
type Outcome = 'right' | 'wrong' | 'spent';

/** Compares a code, and counts it, under the lock of the order's row. */
async function enterCode(work: UnitOfWork, orderId: string, code: string): Promise<Outcome> {
  const order = await find(work.sql, orders, orderId, true);
  const isStaff = order && rolesOn(order, work.actor).some((role) => ROLES.some((each) => each === role));
  if (!order || !isStaff) throw notFound();
  const { data } = order;
  if (!isAtDoor(data.status)) throw movedOn(data.status);
  if (!data.asksCode) throw new Failure('general_argument_invalid', handOverMessages.notAsked);
  // A request that is sent again after its answer was lost is not counted.
  if (!needsCode(data)) return 'right';
  if (triesLeft(data) === 0) return 'spent';
  const isRight = code === (await codeOf(work.sql, orderId));
  const change = isRight ? { codeGivenAt: work.now } : { codeTries: (data.codeTries ?? 0) + 1 };
  await work.updateWhere(orders, equal(orders.fields.id, orderId), change);
  return isRight ? 'right' : 'wrong';
}

/**
 * The code of an order (DOOR-1): its customer reads it, and whoever brings the order enters it. Nobody else gets it from any
 * route, in any role. A wrong code is counted in a transaction that is committed, so that all riders, phones and instances
 * together have five tries; then only the kitchen hands the order over, with a reason.
 */
export function handOverRoutes(
  app: FastifyInstance,
  { engine, callers, rateLimits }: HandOverRouteDeps,
): void {
  const counted = async (request: FastifyRequest, actor: Actor, reply: FastifyReply, isTry: boolean) => {
    const [person, address] = isTry
      ? [limits.enterHandOverCode, limits.enterHandOverCodeByAddress]
      : [limits.readHandOverCode, limits.readHandOverCodeByAddress];
    await rateLimits.count(address, addressKey(request.ip), reply);
    const user = userOf(actor);
    if (!user) throw new Failure('user_unauthorized');
    await rateLimits.count(person, user.id, reply);
    return user;
  };

  app.get('/orders/:orderId/hand-over-code', async (request: OfOrder, reply) => {
    const { actor } = await callers(request);
    const user = await counted(request, actor, reply, false);
    const { orderId } = request.params;
    const order = isId(orderId) ? await find(engine.database, orders, orderId) : undefined;
    if (!order || order.data.userId !== user.id || !showsCode(order.data)) throw notFound();
    reply.header('cache-control', 'private, no-store');
    return { code: await codeOf(engine.database, orderId) };
  });

  app.post('/orders/:orderId/hand-over-code', async (request: OfOrder, reply) => {
    const { actor } = await callers(request);
    await counted(request, actor, reply, true);
    const { orderId } = request.params;
    if (!isId(orderId)) throw notFound();
    const { code } = parseParams(body, request.body);
    const outcome = await runUnitOfWork(engine, actor, (work) => enterCode(work, orderId, code));
    if (outcome !== 'right') throw new Failure(outcome === 'wrong' ? 'order_code_wrong' : 'order_code_spent');
    reply.status(204);
  });
}
