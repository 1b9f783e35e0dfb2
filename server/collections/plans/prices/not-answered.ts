import { NO_NEW_PRICE } from '#domain/plans/prices/agreed-price.ts';

/** Nobody has recorded an answer to a higher price. */
export const NOT_ANSWERED = { priceAnsweredAt: null, priceAnsweredBy: null } as const;

/** What a subscription stores while no higher price is announced. */
export const NO_PRICE_ASKED = { ...NO_NEW_PRICE, ...NOT_ANSWERED } as const;
