import type { DishType } from '#domain/dishes/attributes.ts';
import { formatMoney, toPaise } from '#domain/money.ts';
import type { DishValues } from './dish-form.ts';

const TYPE_WORDS: Record<DishType, string> = { veg: 'Veg', 'non-veg': 'Non-Veg' };

export const TYPE_CHOICES = (['veg', 'non-veg'] as const).map((value) => ({
  value,
  label: TYPE_WORDS[value],
}));

export type DishField = keyof DishValues;

export const FIELD_WORDS: Record<DishField, string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  menuId: 'Category',
  type: 'Type',
  imgUrl: 'Image',
  isAvailable: 'Availability',
};

export const availability = (isAvailable: boolean | null) => (isAvailable ? 'Available' : 'Unavailable');

/** A field of a dish as a person reads it. */
export function fieldWords(dish: DishValues, field: DishField, menuName: (id: string) => string): string {
  switch (field) {
    case 'price':
      return formatMoney(toPaise(dish.price));
    case 'menuId':
      return menuName(dish.menuId);
    case 'type':
      return TYPE_WORDS[dish.type];
    case 'isAvailable':
      return availability(dish.isAvailable);
    default:
      return dish[field];
  }
}
