/** What a coupon takes off the dishes: a percentage, an amount, or nothing of them but the delivery fee. */
export const COUPON_KINDS = ['percent', 'amount', 'freeDelivery'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];
