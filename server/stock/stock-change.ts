import type { dishAttributes } from '#domain/dishes/attributes.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { daysProblem, type Schedule } from '#domain/dishes/schedule.ts';
import { portionsDate, type Stock, soldOutUntil, stockWith } from '#domain/dishes/stock.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import type { Work } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { portionsLeftOf, portionsTaken } from './portion-counts.ts';

type Dish = Data<typeof dishAttributes>;
/** The stock that people can change of a dish. */
type Wanted = Partial<Pick<Dish, 'isAvailable' | 'soldOutFor' | 'portionsPerDay' | keyof Schedule>>;

const NEW: Stock & Schedule = {
  isAvailable: true,
  soldOutUntil: null,
  outOfPortions: false,
  offSchedule: false,
  portionsLeft: null,
  isHidden: false,
  servedFrom: null,
  servedUntil: null,
  servedOn: [],
};

/**
 * Checks that the first and the last day of a dish are days, in this order. Throws Failure document_invalid_structure.
 */
function checkDays(schedule: Schedule): void {
  const problem = daysProblem(schedule);
  if (problem) throw invalidStructure(dishMessages[problem]);
}

/** The stock after somebody has switched a dish on or off; as before if the request switches nothing. */
function switched(work: Work, before: Stock, { isAvailable, soldOutFor }: Wanted): Stock {
  if (soldOutFor) {
    if (isAvailable) throw new Failure('general_argument_invalid', dishMessages.availableOrSoldOut);
    const until = soldOutUntil(soldOutFor, work.site, work.now);
    return { ...before, isAvailable: false, soldOutUntil: until, outOfPortions: false, offSchedule: false };
  }
  if (isAvailable === undefined || isAvailable === before.isAvailable) return before;
  return { ...before, isAvailable, soldOutUntil: null, outOfPortions: false, offSchedule: false };
}

/**
 * The stock of a dish after a request. The dish's row must be locked, unless the dish is new.
 * @throws Failure general_argument_invalid if a dish is switched on that is hidden, not served today or has no
 *   portions left for today
 */
export async function stockAfter(
  work: Work,
  dish: { id: string; before: Dish | undefined; wanted: Wanted },
): Promise<Stock & { soldOutFor: null }> {
  const { id, before, wanted } = dish;
  const { portionsPerDay = before?.portionsPerDay ?? null } = wanted;
  const isSame = portionsPerDay === (before?.portionsPerDay ?? null);
  const today = portionsDate(work.now, work.site);
  const left = isSame
    ? (before?.portionsLeft ?? null)
    : portionsLeftOf(portionsPerDay, before ? await portionsTaken(work.sql, id, today) : 0);
  const { isHidden, servedFrom, servedUntil, servedOn } = { ...(before ?? NEW), ...wanted };
  const schedule = { isHidden, servedFrom, servedUntil, servedOn };
  checkDays(schedule);
  const stock = switched(work, before ?? NEW, wanted);
  const after = stockWith({ ...stock, ...schedule }, left, work.site, work.now);
  if (before && !before.isAvailable && stock.isAvailable && !after.isAvailable) {
    const why = schedule.isHidden
      ? dishMessages.isHidden
      : after.offSchedule
        ? dishMessages.notServedToday
        : dishMessages.noPortionsToday;
    throw new Failure('general_argument_invalid', why(before.name));
  }
  return { ...after, soldOutFor: null };
}
