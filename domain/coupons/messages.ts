import type { CouponProblem } from './usable.ts';

/** Messages about coupons, for server and pages. */
export const couponMessages = {
  unknown: (code: string) => `There is no coupon ${code}. Please look at the code again.`,
  problems: {
    off: (code: string) => `The coupon ${code} can’t be used any more. Please order without it.`,
    notYet: (code: string) => `The coupon ${code} can’t be used yet. Please order without it.`,
    over: (code: string) => `The coupon ${code} has ended. Please order without it.`,
    otherDays: (code: string) => `The coupon ${code} is for other days of the week. Please order without it.`,
    usedUp: (code: string) => `The coupon ${code} has been used up. Please order without it.`,
    usedByYou: (code: string) => `You have used the coupon ${code} already. Please order without it.`,
    firstOrderOnly: (code: string) => `The coupon ${code} is for a first order. Please order without it.`,
  } satisfies Record<CouponProblem, (code: string) => string>,
  noDish: (code: string) =>
    `The coupon ${code} is for other dishes. Please add one of them, or order without it.`,
  belowMinimum: (code: string, missing: string) => `Add ${missing} more to use the coupon ${code}.`,
  alone: (code: string) => `The coupon ${code} can’t be used with another one. Please choose one of them.`,
  codeTaken: 'There is a coupon with this code already.',
  codeWrong: 'A code has 3 to 20 letters and digits.',
  endsBeforeItBegins: 'The coupon ends before it begins.',
} as const;
