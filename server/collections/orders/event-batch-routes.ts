import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { BATCH_EVENT_TYPES, type BatchAnswer, MOST_EVENTS } from '#domain/orders/events/event-batches.ts';
import { MAX_PROMISE, MIN_PROMISE } from '#domain/orders/promise.ts';
import { ORDER_STATUSES } from '#domain/orders/statuses.ts';
import { Failure } from '#server/base/failure.ts';
import { kitchenOnly, userOf } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import type { Documents } from '#server/documents/documents.ts';
import { defaultPermissions } from '#server/documents/permissions.ts';
import { id, parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { orderEvents } from './order-events.ts';

export interface EventBatchRouteDeps {
  documents: Documents;
  callers: Callers<Caller>;
  rateLimits: RateLimits;
}

/** How many events are written at once; customers order at the same time. */
const LANES = 4;

const LIST_RULE = `Value must be a list of 1 to ${MOST_EVENTS} events`;
const status = v.picklist(ORDER_STATUSES);
const event = v.object({
  eventId: id,
  orderId: id,
  type: v.picklist(BATCH_EVENT_TYPES),
  from: status,
  to: v.optional(status),
  promisedInMinutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(MIN_PROMISE), v.maxValue(MAX_PROMISE)),
  ),
  riderId: v.nullish(id),
  allergiesSeen: v.optional(v.boolean()),
});
const body = v.object({
  events: v.pipe(
    v.array(event, LIST_RULE),
    v.minLength(1, LIST_RULE),
    v.maxLength(MOST_EVENTS, LIST_RULE),
    v.check((events) => new Set(events.map(({ orderId }) => orderId)).size === events.length, LIST_RULE),
  ),
});
type Event = v.InferOutput<typeof event>;

/** Creates one event. @returns why it was refused; null: it was not */
async function createOne(documents: Documents, actor: Actor, given: Event): Promise<string | null> {
  const { eventId, ...values } = given;
  try {
    const request = { id: eventId, values, permissions: defaultPermissions(actor) };
    await documents.create(orderEvents, request, actor);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.type;
    throw error;
  }
}

/** Creates the events, some at the same time. @throws what is no refusal; those before it are taken */
async function createAll(documents: Documents, actor: Actor, events: readonly Event[]): Promise<BatchAnswer> {
  const answer: BatchAnswer = { taken: [], refused: [] };
  const waiting = [...events];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { orderId } = next;
      const type = await createOne(documents, actor, next);
      if (type === null) answer.taken.push(orderId);
      else answer.refused.push({ orderId, type });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answer;
}

/**
 * The route by which the kitchen moves many orders at once (BOARD-33). Each event is created as a document of `orderEvents`
 * would be, with its rules and in a transaction of its own: one that is refused stops no other, and a repeat of the request
 * takes each once.
 */
export function eventBatchRoutes(app: FastifyInstance, deps: EventBatchRouteDeps): void {
  const { documents, callers, rateLimits } = deps;
  app.post('/orders/events', async (request, reply): Promise<BatchAnswer> => {
    const { actor } = await callers(request);
    if (!kitchenOnly({ user: userOf(actor) })) throw new Failure('user_unauthorized');
    const { events } = parseParams(body, request.body);
    await rateLimits.count(limits.writeDocument, `events of orders ${actorId(actor)}`, reply);
    return createAll(documents, actor, events);
  });
}
