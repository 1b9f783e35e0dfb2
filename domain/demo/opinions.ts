import { type Paise, paise } from '#domain/money.ts';
import { isFulfilled } from '#domain/orders/statuses.ts';
import { CASH } from '#domain/payments/methods.ts';
import type { DemoDocument, IssueData, RefundData, ReviewData } from './documents.ts';
import type { DemoWorld } from './order-plan.ts';
import type { DemoOrder } from './orders.ts';
import { ISSUES, REVIEWS } from './words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REVIEWED = 0.24;
const WITH_PROBLEM = 0.016;
/** Problems of the last hours still wait for an answer. */
const UNANSWERED_FOR = 12 * 60 * MINUTE;

export interface Opinions {
  reviews: readonly DemoDocument<ReviewData>[];
  issues: readonly DemoDocument<IssueData>[];
  /** What the kitchen gave back with its answers. */
  refunds: readonly DemoDocument<RefundData>[];
}

const later = (moment: Date, minutes: number) => new Date(moment.getTime() + Math.round(minutes * MINUTE));

function reviewOf(
  { random, people, now }: DemoWorld,
  order: DemoOrder,
): DemoDocument<ReviewData> | undefined {
  const { userId, items, customerName = null } = order.data;
  const author = people.customers.find(({ id }) => id === userId);
  const at = later(order.updated, random.between(20, 600));
  if (!author?.email || at > now) return undefined;
  const { rating, comments, reply } = random.weighted(REVIEWS);
  const answered = later(at, 300);
  const isAnswered = reply !== undefined && answered <= now;
  return {
    id: order.id.replace('order', 'review'),
    created: at,
    updated: isAnswered ? answered : at,
    creator: author.id,
    data: {
      ...{ userId: author.id, dishId: random.pick(items).dishId, customerName, rating },
      comment: random.pick(comments),
      ...(isAnswered && { reply, repliedAt: answered }),
      createdAt: at,
    },
  };
}

interface Problem {
  issue: DemoDocument<IssueData>;
  refund?: DemoDocument<RefundData>;
}

/** The price of the first dish with its tax, at most what was paid. */
const priceBack = ({ data }: DemoOrder): Paise => {
  const line = data.items[0];
  return paise(Math.min(line ? line.price : 0, data.totalAmount));
};

function problemOf({ random, now, people }: DemoWorld, order: DemoOrder): Problem | undefined {
  const { userId, number, customerName = null } = order.data;
  const at = later(order.updated, random.between(10, 90));
  if (!userId || at > now) return undefined;
  const { kind, text, answer, isRefunded } = random.weighted(ISSUES);
  const manager = people.staff.find(({ role }) => role === 'manager')?.id ?? null;
  const answeredAt = later(at, random.between(15, 120));
  const isOpen = now.getTime() - at.getTime() < UNANSWERED_FOR || answeredAt > now;
  const amount = priceBack(order);
  const isBack = isRefunded && !isOpen && amount > 0;
  const base = {
    orderId: order.id,
    kind,
    lines: kind === 'late' ? [] : [0],
    text,
    userId,
    orderNumber: number,
    customerName,
    createdAt: at,
  };
  const issue: DemoDocument<IssueData> = {
    id: order.id.replace('order', 'issue'),
    created: at,
    updated: isOpen ? at : answeredAt,
    creator: userId,
    data: isOpen
      ? { ...base, state: 'open' }
      : {
          ...base,
          state: 'answered',
          answer,
          answeredBy: manager,
          answeredAt,
          ...(isBack && { refund: amount }),
        },
  };
  if (!isBack || manager === null) return { issue };
  const refund: DemoDocument<RefundData> = {
    id: order.id.replace('order', 'goodwill'),
    created: answeredAt,
    updated: answeredAt,
    creator: manager,
    data: {
      ...{ orderId: order.id, userId, line: 0, amount, reason: 'issue', state: 'done' },
      ...{ method: CASH, actorId: manager, doneAt: answeredAt, createdAt: answeredAt },
    },
  };
  return { issue, refund };
}

/** What customers say of their orders: one review of each dish and person, and problems of some orders. */
export function opinionsOf(world: DemoWorld, orders: readonly DemoOrder[]): Opinions {
  const { random, now } = world;
  const reviewed = new Set<string>();
  const reviews: DemoDocument<ReviewData>[] = [];
  const problems: Problem[] = [];
  for (const order of orders) {
    if (!isFulfilled(order.data.status)) continue;
    if (random.chance(WITH_PROBLEM)) problems.push(...[problemOf(world, order) ?? []].flat());
    const review = random.chance(REVIEWED) ? reviewOf(world, order) : undefined;
    const key = `${review?.data.userId} ${review?.data.dishId}`;
    if (!review || reviewed.has(key)) continue;
    reviewed.add(key);
    reviews.push(review);
  }
  // Somebody always waits for an answer.
  const recent = orders.findLast(
    ({ data, updated }) => isFulfilled(data.status) && data.userId && now.getTime() - updated.getTime() < DAY,
  );
  const known = new Set(problems.map(({ issue }) => issue.data.orderId));
  if (recent && !known.has(recent.id)) problems.push(...[problemOf(world, recent) ?? []].flat());
  return {
    reviews,
    issues: problems.map(({ issue }) => issue),
    refunds: problems.flatMap(({ refund }) => refund ?? []),
  };
}
