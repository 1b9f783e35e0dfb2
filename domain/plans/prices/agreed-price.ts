import type { Paise } from '#domain/money.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';

// What a subscriber has agreed to pay for a meal of one person, and how that changes (PLAN-5).

/** Days between the announcement of a higher price and its first meal. */
const ANNOUNCED_BEFORE = 7;

export interface AgreedPrice {
  price: Paise;
  /** A higher price that was announced, and the first day on which it holds. */
  newPrice: Paise | null;
  newPriceFrom: Day | null;
  acceptsNewPrice: boolean;
  /** Whether the kitchen lets them keep the price that they have. */
  keepsPrice: boolean;
  /** Whether nothing is cooked from that day on until they agree; else they keep the price that they have until they do. */
  pausesUnlessAgreed: boolean;
}

/** No higher price is announced. */
export const NO_NEW_PRICE = {
  newPrice: null,
  newPriceFrom: null,
  acceptsNewPrice: false,
  keepsPrice: false,
  pausesUnlessAgreed: false,
} as const satisfies Omit<AgreedPrice, 'price'>;

type Announced = Pick<AgreedPrice, 'newPrice' | 'acceptsNewPrice' | 'keepsPrice'>;

/** Whether a higher price was announced that nobody has answered. */
export const awaitsAnswer = ({ newPrice, acceptsNewPrice, keepsPrice }: Announced): boolean =>
  newPrice !== null && !acceptsNewPrice && !keepsPrice;

/** The price of a meal on a day; undefined if the meals pause, because their subscriber has not agreed to a higher price. */
export function priceOn(agreed: AgreedPrice, day: Day): Paise | undefined {
  const { price, newPrice, newPriceFrom, acceptsNewPrice, pausesUnlessAgreed } = agreed;
  if (newPrice === null || newPriceFrom === null || day < newPriceFrom) return price;
  if (acceptsNewPrice) return newPrice;
  return pausesUnlessAgreed && awaitsAnswer(agreed) ? undefined : price;
}

/**
 * The agreement after the plan has got another price: a lower one holds from the next meal, a higher one is announced. A
 * subscriber who accepted an earlier rise is asked again. One who has agreed to more, or keeps their price, is not.
 * @param pausesUnlessAgreed what becomes of whoever does not answer, by the kitchen's setting
 */
export function withPrice(
  agreed: AgreedPrice,
  asked: Paise,
  { today, pausesUnlessAgreed }: { today: Day; pausesUnlessAgreed: boolean },
): AgreedPrice {
  const { price, newPrice, newPriceFrom, acceptsNewPrice } = agreed;
  const holds = newPriceFrom !== null && newPriceFrom <= today && acceptsNewPrice;
  const current = holds && newPrice !== null ? newPrice : price;
  if (asked <= current) return { price: asked, ...NO_NEW_PRICE };
  if (newPrice !== null && asked <= newPrice && !awaitsAnswer(agreed)) return { ...agreed, newPrice: asked };
  return {
    ...NO_NEW_PRICE,
    price: current,
    newPrice: asked,
    newPriceFrom: addDays(today, ANNOUNCED_BEFORE),
    pausesUnlessAgreed,
  };
}
