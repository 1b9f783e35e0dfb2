import type { WireDish } from '#domain/dishes/attributes.ts';
import type { Paise } from '#domain/money.ts';

/** The attributes of a dish that only the server writes, and those that this form does not show. */
type ByServer =
  | 'dishId'
  | 'imgColour'
  | 'createdAt'
  | 'position'
  | 'ratingAverage'
  | 'ratingCount'
  | 'needsChoice'
  | 'priceFrom'
  | 'priceTo'
  | 'soldOutUntil'
  | 'outOfPortions'
  | 'offSchedule'
  | 'portionsLeft';

/** Everything about a dish that its form changes. */
export type DishValues = Omit<WireDish, ByServer | 'price'> & { price: Paise };

/** The fields of a dish's form. */
export type DishField = keyof DishValues;

/** The fields whose value is one of a few words. */
export type DishChoice = {
  [Field in DishField]: DishValues[Field] extends string
    ? string extends DishValues[Field]
      ? never
      : Field
    : never;
}[DishField];

/** A dish as typed: numbers are text, the price an amount in rupees. */
export type DishInfo = {
  [Field in DishField]: DishValues[Field] extends number | null ? string : DishValues[Field];
};
