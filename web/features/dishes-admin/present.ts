import { formatMoney, toPaise, toRupees } from '#domain/money.ts';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import type { Translated } from '#web/lib/texts.ts';
import { formFields } from './dish-form.ts';
import type { DishField, DishValues } from './dish-values.ts';
import type { dishAdminTexts } from './texts.ts';

/** A stored dish with everything that an admin can change. */
export interface AdminDish extends DishValues {
  $id: string;
  /** ISO time of the last change: an edit of an older version is refused. */
  $updatedAt: string;
}

/** The dish of a document. */
export function readDish(document: DishDocument): AdminDish {
  const { $id, $updatedAt, price } = document;
  return { ...formFields(document), $id, $updatedAt, price: toPaise(price) };
}

/** A dish, or the changed part of one, as the server takes it: the price in rupees. */
export function wireDish<Part extends Partial<DishValues>>({ price, ...rest }: Part) {
  return { ...rest, ...(price !== undefined && { price: toRupees(price) }) };
}

type Texts = Translated<typeof dishAdminTexts>;

export const availabilityText = (isAvailable: boolean, texts: Texts): string =>
  isAvailable ? texts.available : texts.unavailable;

/** A field of a dish as people read it. */
export function dishFieldText(
  dish: DishValues,
  field: DishField,
  { texts, menuName }: { texts: Texts; menuName: (id: string) => string },
): string {
  const choices: Partial<Record<DishField, Readonly<Record<string, string>>>> = texts.choices;
  switch (field) {
    case 'price':
      return formatMoney(dish.price);
    case 'menuId':
      return menuName(dish.menuId);
    case 'isAvailable':
      return availabilityText(dish.isAvailable, texts);
    default:
      return choices[field]?.[`${dish[field]}`] ?? `${dish[field]}`;
  }
}
