import type { WireDish } from '#domain/dishes/attributes.ts';
import type { Paise } from '#domain/money.ts';

/** The attributes of a dish that only the server writes. */
type ByServer = 'dishId' | 'createdAt' | 'ratingAverage' | 'ratingCount';

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

/** A dish as typed. The price is text: an amount in rupees. */
export type DishInfo = Omit<DishValues, 'price'> & { price: string };
