import { couponAttributes } from '#domain/coupons/attributes.ts';
import { rowWords } from '#domain/rows/words.ts';

/** Texts of the screen of coupons. */
export const couponAdminTexts = {
  page: {
    title: 'Coupons',
    lead: 'Codes that take something off an order. Customers read every limit before they order.',
  },
  add: 'New coupon',
  loading: 'Loading coupons...',
  loadFailed: 'Failed to load coupons',
  none: 'No coupons yet',
  noneHint: 'A first order, a rainy Tuesday, a birthday: give people a reason to order from you.',
  listed: 'Shown at checkout',
  byCode: 'By its code only',
  off: 'Switched off',
  used: (used: number, total: number | null) =>
    total === null ? `Used ${used} times` : `Used ${used} of ${total} times`,
  switchOf: (code: string) => `${code} can be used`,
  switched: (code: string, on: boolean) => (on ? `${code} can be used` : `${code} is switched off`),
  fields: rowWords(couponAttributes),
  saved: 'Coupon saved',
  failed: 'The coupon could not be saved',
  gone: 'This coupon was deleted.',
  removeConsequence: 'Nobody can use it any more. Orders that used it keep their price.',
  removed: 'Coupon deleted',
} as const;
