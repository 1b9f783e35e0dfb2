import { dayAt } from '#domain/time/local-time.ts';

/** What a webhook may want to be told of. */
export const WEBHOOK_TOPICS = ['orders', 'payments', 'meals'] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** The type of the delivery that an admin sends to try a webhook. */
export const TEST_TYPE = 'test';

/** The collections whose changes are told, and the topic of each. */
export const TOLD_COLLECTIONS = {
  orders: 'orders',
  payments: 'payments',
  refunds: 'payments',
  meals: 'meals',
} as const satisfies Record<string, WebhookTopic>;
export type ToldCollection = keyof typeof TOLD_COLLECTIONS;

const isTold = (collection: string): collection is ToldCollection =>
  Object.hasOwn(TOLD_COLLECTIONS, collection);

/** Days after which a meal that nobody was told of is no news any more. */
const STALE_MEAL_DAYS = 7;

/** What a changed document may be told as. */
export interface Told {
  topic: WebhookTopic;
  /** What happened, such as 'order.delivered'. */
  type: string;
  /** Whether it is told even if the webhook was never told of the document before. */
  isNew: boolean;
}

interface Changed {
  collection: string;
  created: Date;
  data: Readonly<Record<string, unknown>>;
}

const isAt = (value: unknown, now: Date): boolean =>
  value instanceof Date && value.getTime() === now.getTime();

/**
 * What webhooks are told of a document that changes at `now`; undefined: nothing. A document may change several times in one
 * state, so each state is told once: whoever stores it compares it with the last (HOOK-2). The status of an order and the
 * state of a refund or a meal are the second word of the type, so that a new one needs nothing here.
 */
export function toldOf({ collection, created, data }: Changed, now: Date): Told | undefined {
  if (!isTold(collection)) return undefined;
  const topic = TOLD_COLLECTIONS[collection];
  switch (collection) {
    case 'orders':
      return isAt(data.statusSince, now) ? { topic, type: `order.${data.status}`, isNew: true } : undefined;
    case 'payments':
      if (data.state !== 'paid') return { topic, type: 'payment.takenBack', isNew: false };
      return isAt(data.paidAt, now) ? { topic, type: 'payment.received', isNew: true } : undefined;
    case 'refunds':
      return { topic, type: `refund.${data.state}`, isNew: isAt(created, now) || isAt(data.doneAt, now) };
    case 'meals': {
      const stale = dayAt(new Date(now.getTime() - STALE_MEAL_DAYS * 86_400_000), 'UTC');
      return {
        topic,
        type: `meal.${data.state}`,
        isNew: data.state !== 'planned' && String(data.date) >= stale,
      };
    }
  }
}

/** The collection of the document that a delivery of this type is about; undefined for a test. */
export function collectionOfType(type: string): ToldCollection | undefined {
  const collection = `${type.split('.')[0]}s`;
  return isTold(collection) ? collection : undefined;
}
