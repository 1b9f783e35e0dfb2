/** What decides whether a dish can be ordered now. Amounts in paise or rupees. */
interface Offered {
  isAvailable: boolean;
  needsChoice: boolean;
  priceFrom: number | null;
}

/** Whether a dish is available, with enough choices in each of its option groups (OPTION-6). */
export const isOrderable = ({ isAvailable, needsChoice, priceFrom }: Offered): boolean =>
  isAvailable && (!needsChoice || priceFrom !== null);

interface Withheld {
  isAvailable: boolean;
  offSchedule: boolean;
  isHidden: boolean;
}

/** Whether a dish is sold out, for whichever reason. A dish that is hidden or not served today is not on the menu at all (STOCK-11). */
export const isSoldOut = ({ isAvailable, offSchedule, isHidden }: Withheld): boolean =>
  !isAvailable && !offSchedule && !isHidden;
