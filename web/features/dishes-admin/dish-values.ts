import type { DishType } from '#domain/dishes/attributes.ts';
import type { Paise } from '#domain/money.ts';

/** Everything about a dish that its form changes. */
export type DishValues = {
  name: string;
  description: string;
  price: Paise;
  menuId: string;
  type: DishType;
  imgUrl: string;
  isAvailable: boolean;
};

/** The fields of a dish's form. */
export type DishField = keyof DishValues;

/** A dish as typed. The price is text: an amount in rupees. */
export type DishInfo = Omit<DishValues, 'price'> & { price: string };
