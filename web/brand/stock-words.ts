import type { WireDish } from '#domain/dishes/attributes.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { stockTexts } from './stock-texts.ts';

/** A dish's stock, as far as a screen knows it. */
export type ShownStock = Pick<
  WireDish,
  'isAvailable' | 'soldOutUntil' | 'outOfPortions' | 'offSchedule' | 'isHidden' | 'portionsLeft'
>;

/** Returns words for people at work: whether a dish can be ordered, otherwise why not and until when. */
export function useStockWords(): (stock: ShownStock) => string {
  const texts = useTexts(stockTexts);
  const { longDate, shortDate, timeOfDay, shortDateAndTime } = useDates();
  return ({ isAvailable, soldOutUntil, outOfPortions, offSchedule, isHidden, portionsLeft }) => {
    if (isHidden) return texts.hidden;
    if (isAvailable) return portionsLeft === null ? texts.available : texts.left(portionsLeft);
    if (outOfPortions) return texts.noPortions;
    if (offSchedule)
      return soldOutUntil === null ? texts.over : texts.servedFrom(shortDate(new Date(soldOutUntil)));
    if (soldOutUntil === null) return texts.off;
    const until = new Date(soldOutUntil);
    const isToday = longDate(until) === longDate(new Date());
    return isToday ? texts.back(timeOfDay(until)) : texts.backOn(shortDateAndTime(until));
  };
}
