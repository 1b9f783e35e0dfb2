import { WEEKDAYS } from '#domain/time/spans.ts';
import { couponCode, isCouponCode } from './code.ts';
import { COUPON_KINDS } from './kinds.ts';
import { MAX_CODE } from './limits.ts';

/** The most dishes, and menus, that a coupon names. */
const MAX_NAMED = 50;

/** The most that an amount comes to, in paise. */
const MOST_AMOUNT = 10_000_000;
/** The most uses that a coupon is limited to. */
const MOST_USES = 1_000_000;

const NO_LIMIT = 'Empty: no limit.';

/** A coupon that customers use by typing its code, or by choosing it at checkout (COUPON-1). */
export const couponAttributes = {
  /** In capital letters and digits; no two coupons have the same. */
  code: {
    type: 'string',
    as: 'code',
    size: MAX_CODE,
    min: 3,
    trim: true,
    form: couponCode,
    accepts: isCouponCode,
    fulltext: true,
    required: true,
    words: ['Code', '3 to 20 letters and digits, such as DIWALI50.'],
    problem: 'A code has 3 to 20 letters and digits.',
  },
  /** What customers read beside the code. */
  description: { type: 'string', size: 200, trim: true, fulltext: true, words: ['What customers read'] },
  kind: {
    type: 'string',
    size: 16,
    oneOf: COUPON_KINDS,
    required: true,
    words: ['What it takes off'],
    choices: { percent: ['A percentage'], amount: ['An amount'], freeDelivery: ['Free delivery'] },
  },
  /** Of the dishes' price. */
  percent: {
    type: 'integer',
    as: 'percent',
    min: 1,
    max: 100,
    when: { kind: ['percent'] },
    needed: true,
    words: ['Percent of the dishes'],
  },
  /** What is taken off. */
  amount: {
    type: 'money',
    min: 100,
    max: MOST_AMOUNT,
    when: { kind: ['amount'] },
    needed: true,
    words: ['Amount (₹)'],
  },
  /** The most that a percentage takes off; null: any amount. */
  maxDiscount: {
    type: 'money',
    min: 100,
    max: MOST_AMOUNT,
    when: { kind: ['percent'] },
    words: ['At most (₹)', NO_LIMIT],
  },
  /** The least that the dishes must come to; null: any amount. */
  minimum: { type: 'money', min: 100, max: MOST_AMOUNT, words: ['Dishes from (₹)', NO_LIMIT] },
  from: { type: 'datetime', as: 'day', words: ['First day'] },
  until: { type: 'datetime', as: 'lastDay', words: ['Last day'] },
  /** The days on which it can be used, in the kitchen's time zone; none: every day. */
  weekdays: {
    type: 'texts',
    max: WEEKDAYS.length,
    size: 9,
    oneOf: WEEKDAYS,
    default: [],
    words: ['Only on'],
  },
  /** Whether it is only for a customer's first order. */
  firstOrder: { type: 'boolean', default: false, words: ['Only for a first order'] },
  /** How often one customer, and everybody together, can use it; null: any number of times. */
  perPerson: { type: 'integer', min: 1, max: MOST_USES, words: ['Times for each customer', NO_LIMIT] },
  total: { type: 'integer', min: 1, max: MOST_USES, words: ['Times in all', NO_LIMIT] },
  /** The dishes and menus that it is for; none: all. */
  dishIds: {
    type: 'texts',
    as: 'searched',
    max: MAX_NAMED,
    size: 36,
    default: [],
    words: ['Only for dishes', 'Besides those of the menus above.'],
  },
  menuIds: { type: 'texts', max: MAX_NAMED, size: 36, default: [], words: ['Only for menus'] },
  /** Whether it can be used together with others that say so too. */
  combines: { type: 'boolean', default: false, words: ['May be used with other coupons that say so'] },
  /** Whether checkout shows it. Others are for those who know the code. */
  isListed: { type: 'boolean', default: false, words: ['Show it at checkout'] },
  isActive: { type: 'boolean', default: true },
  /** How many orders use it. */
  used: { type: 'integer', min: 0, default: 0, derived: true },
} as const;
