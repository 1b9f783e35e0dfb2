import { couponCode } from '#domain/coupons/code.ts';
import type { CouponTerms } from '#domain/coupons/discount.ts';
import { MAX_COUPONS } from '#domain/coupons/limits.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import { aloneAmong, missingForCoupon, termsOf } from '#domain/coupons/usable.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { coupons } from './coupons.ts';
import { offeredCoupons } from './offered-coupons.ts';

// The coupons of orders (COUPON-3). Every change locks the rows of the coupons first, in the order of their ids, so that
// two orders wait for each other and never deadlock.

interface CouponOrder {
  orderId: string;
  userId: string;
  /** The codes as the customer typed them. */
  codes: readonly string[];
  lines: readonly { dishId: string; price: Paise; quantity: number }[];
}

/** How many codes a new order tries, of values that have not been checked yet. */
export const guessedCodes = (codes: unknown): number =>
  Array.isArray(codes) ? Math.min(codes.length, MAX_COUPONS) : 0;

const refused = (message: string) => new Failure('order_coupon_refused', message);

const USES = { id: column.text(), used: column.bigint() };
/** Locks the coupons with these codes, and returns their ids and uses. */
const lockByCode = checkedQuery(
  'lock coupons by code',
  USES,
  (codes: readonly string[]) =>
    sql`select id, used from coupons where code = any(${codes}) order by id for no key update`,
);
/** The same for those that an order holds. */
const lockOfOrder = checkedQuery(
  'lock coupons of an order',
  USES,
  (orderId: string) =>
    sql`select id, used from coupons where id in (select "couponId" from "couponUses" where "orderId" = ${orderId})
      order by id for no key update`,
);

/**
 * Uses coupons for an order and returns what they do to its price. The order holds them until it ends without being
 * delivered.
 * @throws Failure order_coupon_refused with a sentence about what to do
 */
export async function takeCoupons(work: Work, order: CouponOrder): Promise<CouponTerms[]> {
  const { orderId, userId, lines } = order;
  const codes = [...new Set(order.codes.map(couponCode))].slice(0, MAX_COUPONS);
  if (codes.length === 0) return [];
  const locked = await lockByCode(work.sql, codes);
  const offered = await offeredCoupons(work, userId, { codes });
  const alone = aloneAmong(offered);
  if (alone) throw refused(couponMessages.alone(alone.code));
  for (const code of codes) {
    const coupon = offered.find((one) => one.code === code);
    if (!coupon) throw refused(couponMessages.unknown(code));
    if (coupon.problem) throw refused(couponMessages.problems[coupon.problem](code));
    const missing = missingForCoupon(lines, coupon);
    if (missing === 'dish') throw refused(couponMessages.noDish(code));
    if (missing !== null) throw refused(couponMessages.belowMinimum(code, formatMoney(missing)));
  }
  for (const { id, used } of locked) {
    await work.updateWhere(coupons, equal(coupons.fields.id, id), { used: used + 1 });
    await work.sql.execute(
      sql`insert into "couponUses" ("couponId", "orderId", "userId") values (${id}, ${orderId}, ${userId})`,
      'use coupon',
    );
  }
  return offered.map(termsOf);
}

/**
 * Gives the coupons of an order back, so that they can be used again. A repeat gives nothing back. The caller must have
 * locked the order's row.
 */
export async function returnCoupons(work: Work, orderId: string): Promise<void> {
  const locked = await lockOfOrder(work.sql, orderId);
  if (locked.length === 0) return;
  await work.sql.execute(sql`delete from "couponUses" where "orderId" = ${orderId}`, 'return coupons');
  for (const { id, used } of locked)
    await work.updateWhere(coupons, equal(coupons.fields.id, id), { used: Math.max(used - 1, 0) });
}
