import { dishAttributes } from '#domain/dishes/attributes.ts';
import { dishInfo } from './dish-form.ts';
import type { DishInfo, DishValues } from './dish-values.ts';

/**
 * The values with which the form of a copy begins: everything but the name, which says that it is a copy.
 * @param copyName makes the copy's name; if that is too long, the copy has the same name
 */
export function copyOf(dish: DishValues, copyName: (name: string) => string): DishInfo {
  const info = dishInfo(dish);
  const name = copyName(info.name);
  return name.length > dishAttributes.name.size ? info : { ...info, name };
}
