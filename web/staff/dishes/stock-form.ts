import { dishAttributes } from '#domain/dishes/attributes.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { readWhole } from '#domain/numbers.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import type { DishInfo, DishValues } from './dish-values.ts';
import type { dishAdminTexts } from './texts.ts';

// The part of a dish's form about portions and being sold out.

type TypedStock = Pick<DishInfo, 'portionsPerDay' | 'soldOutFor' | 'servedFrom' | 'servedUntil'>;

/** Any number of portions. A dish that is not available keeps its time. */
export const NO_STOCK: TypedStock = {
  portionsPerDay: '',
  soldOutFor: null,
  servedFrom: null,
  servedUntil: null,
};

export function stockProblems(
  { portionsPerDay: typed, servedFrom, servedUntil }: DishInfo,
  texts: Translated<typeof dishAdminTexts>['problems'],
) {
  const { min, max } = dishAttributes.portionsPerDay;
  const isRight = typed.trim() === '' || readWhole(typed, min, max) !== undefined;
  const isOver = servedFrom !== null && servedUntil !== null && servedUntil < servedFrom;
  return {
    portionsPerDay: isRight ? undefined : texts.wholeNumber(min, max),
    servedUntil: isOver ? texts.lastDayEarlier : undefined,
  };
}

/** The stock of a form without problems. */
export function stockValues({ portionsPerDay, soldOutFor, isAvailable, servedOn }: DishInfo) {
  return {
    servedOn: WEEKDAYS.filter((day) => servedOn.includes(day)),
    portionsPerDay: readWhole(portionsPerDay) ?? null,
    soldOutFor: isAvailable ? null : soldOutFor,
  };
}

export const stockInfo = (
  dish: Pick<DishValues, 'portionsPerDay' | 'servedFrom' | 'servedUntil'>,
): TypedStock => ({
  servedFrom: dish.servedFrom,
  servedUntil: dish.servedUntil,
  portionsPerDay: `${dish.portionsPerDay ?? ''}`,
  soldOutFor: null,
});
