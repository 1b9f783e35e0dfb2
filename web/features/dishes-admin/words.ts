import type { DishType } from '#domain/dishes/attributes.ts';
import type { DishField } from '#domain/dishes/difference.ts';
import { type DishInfo, typedPrice } from '#domain/dishes/form.ts';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';

const TYPE_WORDS: Record<DishType, string> = { veg: 'Veg', 'non-veg': 'Non-Veg' };

export const TYPE_CHOICES = (['veg', 'non-veg'] as const).map((value) => ({
  value,
  label: TYPE_WORDS[value],
}));

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
export function fieldWords(info: DishInfo, field: DishField, menuName: (id: string) => string): string {
  switch (field) {
    case 'price':
      return formatMoney(toPaise(typedPrice(info.price) ?? rupees(0)));
    case 'menuId':
      return menuName(info.menuId);
    case 'type':
      return TYPE_WORDS[info.type];
    case 'isAvailable':
      return availability(info.isAvailable);
    default:
      return info[field];
  }
}
