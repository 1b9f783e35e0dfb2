import { isFailed, isFulfilled } from '#domain/orders/statuses.ts';
import { CASH, isLedger, rowOf } from '#domain/payments/methods.ts';
import type { DemoDocument, OrderData, PaymentData, RefundData, TakenStep } from './documents.ts';
import { type DemoWorld, isPrepaid, type OrderPlan } from './order-plan.ts';

const MINUTE = 60_000;
const GATEWAY = 'razorpay';
/** Numbers of payments have twelve digits. */
const FIRST_UTR = 412_300_000_000;
/** Minutes after which money goes back for an order that ended without food. */
const BACK_AFTER = 40;

export interface DemoPayment {
  payment: DemoDocument<PaymentData>;
  refunds: DemoDocument<RefundData>[];
}

interface PaidOrder {
  index: number;
  plan: OrderPlan;
  order: DemoDocument<OrderData>;
  taken: readonly TakenStep[];
}

/** Who recorded a payment, when, and its number. */
type Receipt = Pick<PaymentData, 'state' | 'paidAt' | 'recordedBy' | 'reference' | 'gateway' | 'claimedAt'>;

const NOTHING = { paidAt: null, recordedBy: null, reference: null, gateway: null, claimedAt: null };

function receiptOf({ people }: DemoWorld, { index, plan, order, taken }: PaidOrder): Receipt {
  const { status } = order.data;
  const manager = people.staff.find(({ role }) => role === 'manager')?.id ?? null;
  const [first, last] = [taken[0], taken.at(-1)];
  const utr = rowOf(plan.method).hasNumber ? `${FIRST_UTR + 7 * index}` : null;
  if (isLedger(plan.method)) return { ...NOTHING, state: 'paid', paidAt: plan.at };
  if (plan.alreadyPaid) return { ...NOTHING, state: 'paid', paidAt: plan.at, recordedBy: manager };
  if (isPrepaid(plan) && first) {
    const paid = { ...NOTHING, state: 'paid', paidAt: first.at } as const;
    return utr === null
      ? { ...paid, gateway: GATEWAY, reference: `pay_Demo${`${index}`.padStart(10, '0')}` }
      : {
          ...paid,
          reference: utr,
          recordedBy: manager,
          claimedAt: new Date((plan.at.getTime() + first.at.getTime()) / 2),
        };
  }
  if (isFulfilled(status) && last)
    return {
      ...NOTHING,
      state: 'paid',
      paidAt: last.at,
      recordedBy: last.actor?.id ?? manager,
      reference: utr,
    };
  return { ...NOTHING, state: isFailed(status) ? 'expired' : 'due' };
}

/** The payment of an order, and what goes back because it ended without food. */
export function paymentOf(world: DemoWorld, given: PaidOrder): DemoPayment {
  const { plan, order } = given;
  const { status, totalAmount, riderId = null, userId = null } = order.data;
  const receipt = receiptOf(world, given);
  const { created } = order;
  const id = order.id.replace('order', 'payment');
  const payment = {
    id,
    created,
    updated: receipt.paidAt ?? created,
    data: {
      orderId: order.id,
      userId,
      riderId,
      method: plan.method,
      amount: totalAmount,
      mock: false,
      problems: [],
      createdAt: created,
      ...receipt,
    },
  };
  if (!isFailed(status) || receipt.state !== 'paid') return { payment, refunds: [] };
  const ended = order.updated;
  // What was paid from the ledger goes back to it at once.
  const toBalance = isLedger(plan.method);
  const back = toBalance ? ended : new Date(ended.getTime() + BACK_AFTER * MINUTE);
  const isBack = receipt.gateway !== null || back <= world.now;
  const refund = {
    id: order.id.replace('order', 'refund'),
    created: ended,
    updated: isBack ? back : ended,
    data: {
      orderId: order.id,
      userId,
      amount: totalAmount,
      reason: status,
      state: isBack ? ('done' as const) : ('owed' as const),
      paymentId: receipt.gateway ? id : null,
      method: toBalance || receipt.gateway || receipt.reference ? plan.method : CASH,
      toBalance,
      doneAt: isBack ? back : null,
      createdAt: ended,
    },
  };
  return { payment, refunds: [refund] };
}
