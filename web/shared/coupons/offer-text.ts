import type { OfferedCoupon } from '#domain/coupons/usable.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import type { couponTexts } from './texts.ts';

type Offer = Pick<OfferedCoupon, 'kind' | 'percent' | 'amount' | 'maxDiscount' | 'minimum'>;

/** A coupon in words: '10% off, up to ₹100 on dishes from ₹300'. */
export function offerText(
  { kind, percent, amount, maxDiscount, minimum }: Offer,
  texts: Translated<typeof couponTexts>,
): string {
  const off = {
    percent:
      maxDiscount === null ? texts.percent(percent) : texts.percentUpTo(percent, formatMoney(maxDiscount)),
    amount: texts.amount(formatMoney(amount)),
    freeDelivery: texts.freeDelivery,
  }[kind];
  return minimum === null ? off : `${off} ${texts.from(formatMoney(minimum))}`;
}

const inPaise = (amount: number | null) => (amount === null ? null : toPaise(rupees(amount)));

/** What a stored coupon takes off, in the same words as at checkout. */
export const storedOfferText = (
  { kind, percent, amount, maxDiscount, minimum }: StoredDocument<'coupons'>,
  texts: Translated<typeof couponTexts>,
): string =>
  offerText(
    {
      kind,
      percent: percent ?? 0,
      amount: toPaise(rupees(amount ?? 0)),
      maxDiscount: inPaise(maxDiscount),
      minimum: inPaise(minimum),
    },
    texts,
  );
