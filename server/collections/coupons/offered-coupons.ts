import { type Coupon, couponProblem, type OfferedCoupon } from '#domain/coupons/usable.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { FAILED_STATUSES } from '#domain/orders/statuses.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** The most coupons that checkout lists. */
const MOST = 20;

interface Row extends Coupon {
  /** The dishes of the menus that the coupon names. */
  menuDishes: string[];
  usedByUser: number;
  userOrders: number;
}

/** The coupons that a person may use: those with these codes, or those that checkout lists. */
export async function offeredCoupons(
  { sql: db, now, site }: Pick<Work, 'sql' | 'now' | 'site'>,
  userId: string,
  wanted: { codes: readonly string[] } | 'listed',
): Promise<OfferedCoupon[]> {
  const where =
    wanted === 'listed'
      ? sql`"isListed" and "isActive" and ("until" is null or "until" > ${now})`
      : sql`code = any(${wanted.codes})`;
  const rows = await db.query<Row>(
    sql`select *,
        array(select dishes.id from dishes where coupons."menuIds" ? dishes."menuId") as "menuDishes",
        (select count(*) from "couponUses" where "couponId" = coupons.id and "userId" = ${userId}) as "usedByUser",
        case when not "firstOrder" then 0 else (
          select count(*) from (select 1 from orders where "userId" = ${userId}
            and status <> all(${FAILED_STATUSES}::text[]) limit 1) as one) end as "userOrders"
      from coupons where ${where} order by id limit ${MOST}`,
    wanted === 'listed' ? 'listed coupons' : 'coupons by code',
  );
  const { timeZone } = site.shop;
  return rows.map(({ menuDishes, usedByUser, userOrders, ...coupon }) => ({
    code: coupon.code,
    kind: coupon.kind,
    percent: coupon.percent ?? 0,
    amount: coupon.amount ?? ZERO_PAISE,
    maxDiscount: coupon.maxDiscount,
    dishIds: coupon.dishIds.length + coupon.menuIds.length === 0 ? null : [...coupon.dishIds, ...menuDishes],
    description: coupon.description || null,
    minimum: coupon.minimum,
    combines: coupon.combines,
    problem: couponProblem(coupon, { orders: userOrders, used: usedByUser }, { now, timeZone }),
  }));
}
