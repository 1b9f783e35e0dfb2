import type { dishAttributes, WireDish } from '#domain/dishes/attributes.ts';
import type { Paise } from '#domain/money.ts';
import type { ServerWritten } from '#domain/rows/data.ts';

/** Everything about a dish that its form changes. */
export type DishValues = Omit<WireDish, ServerWritten<typeof dishAttributes> | 'price'> & { price: Paise };

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
