import type { CouponProblem } from '#domain/coupons/usable.ts';

/** Texts about coupons at checkout. */
export const couponTexts = {
  code: 'Coupon code',
  apply: 'Use it',
  applying: 'Looking...',
  offered: (count: number) => `Coupons (${count})`,
  take: 'Use',
  drop: 'Remove',
  using: (code: string) => `${code} is used`,
  missing: (amount: string) => `Add ${amount} more`,
  otherDishes: 'For other dishes',
  notTogether: 'Not with another coupon',
  percent: (percent: number) => `${percent}% off`,
  percentUpTo: (percent: number, most: string) => `${percent}% off, up to ${most}`,
  amount: (amount: string) => `${amount} off`,
  freeDelivery: 'Free delivery',
  from: (minimum: string) => `on dishes from ${minimum}`,
  problems: {
    off: 'Not offered any more',
    notYet: 'Not yet',
    over: 'Ended',
    otherDays: 'On other days of the week',
    usedUp: 'Used up',
    usedByYou: 'You have used it',
    firstOrderOnly: 'For a first order',
  } satisfies Record<CouponProblem, string>,
  failed: 'The coupon could not be looked up. Please try again.',
} as const;
