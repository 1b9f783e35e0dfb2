import type { DishType } from '#domain/dishes/attributes.ts';
import { formatMoney, type Paise, toPaise, toRupees } from '#domain/money.ts';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import type { Translated } from '#web/lib/texts.ts';
import type { DishField, DishValues } from './dish-values.ts';
import type { dishAdminTexts } from './texts.ts';

/** A stored dish with everything that an admin can change. */
export interface AdminDish {
  $id: string;
  /** ISO time of the last change: an edit of an older version is refused. */
  $updatedAt: string;
  name: string;
  description: string;
  price: Paise;
  menuId: string;
  type: DishType;
  imgUrl: string;
  isAvailable: boolean;
}

/** The dish of a document. */
export function readDish(document: DishDocument): AdminDish {
  const { $id, $updatedAt, name, description, price, menuId, type, imgUrl, isAvailable } = document;
  return {
    $id,
    $updatedAt,
    name,
    description,
    price: toPaise(price),
    menuId,
    type,
    imgUrl,
    isAvailable: isAvailable === true,
  };
}

/** A dish, or the changed part of one, as the server takes it: the price in rupees. */
export function wireDish<Part extends Partial<DishValues>>({ price, ...rest }: Part) {
  return { ...rest, ...(price !== undefined && { price: toRupees(price) }) };
}

type Texts = Translated<typeof dishAdminTexts>;

export const availabilityText = (isAvailable: boolean, texts: Texts): string =>
  isAvailable ? texts.available : texts.unavailable;

/** A field of a dish as people read it. */
export function fieldText(
  dish: DishValues,
  field: DishField,
  { texts, menuName }: { texts: Texts; menuName: (id: string) => string },
): string {
  switch (field) {
    case 'price':
      return formatMoney(dish.price);
    case 'menuId':
      return menuName(dish.menuId);
    case 'type':
      return texts.types[dish.type];
    case 'isAvailable':
      return availabilityText(dish.isAvailable, texts);
    default:
      return dish[field];
  }
}
