import { type DishType, dishAttributes } from '#domain/dishes/attributes.ts';
import { paise, type Rupees, rupees, toRupees } from '#domain/money.ts';
import { dishAdminMessages } from './messages.ts';

/** A dish as typed. The price is rupees in words. */
export type DishInfo = {
  name: string;
  description: string;
  price: string;
  menuId: string;
  type: DishType;
  imgUrl: string;
  isAvailable: boolean;
};

export type DishProblems = Partial<Record<keyof DishInfo, string>>;

/** An empty form: a veg dish (ADMIN-4) that can be ordered. */
export const NEW_DISH: DishInfo = {
  name: '',
  description: '',
  price: '',
  menuId: '',
  type: 'veg',
  imgUrl: '',
  isAvailable: true,
};

/** The rupees a typed price means; undefined when it is no amount. */
export function typedPrice(price: string): Rupees | undefined {
  const plain = price.trim().replace(/^₹\s*/, '').replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? rupees(Number(plain)) : undefined;
}

function priceProblem(price: string): string | undefined {
  if (price.trim() === '') return dishAdminMessages.priceMissing;
  const typed = typedPrice(price);
  if (typed === undefined) return dishAdminMessages.priceOdd;
  return typed > toRupees(paise(dishAttributes.price.max)) ? dishAdminMessages.priceHigh : undefined;
}

const missing = (text: string, message: string) => (text.trim() === '' ? message : undefined);

/** What is wrong with each field of a typed dish, in words; empty when it can be sent (ADMIN-4). */
export function dishProblems(info: DishInfo): DishProblems {
  const problems: DishProblems = {
    name: missing(info.name, dishAdminMessages.nameMissing),
    description: missing(info.description, dishAdminMessages.descriptionMissing),
    price: priceProblem(info.price),
    menuId: missing(info.menuId, dishAdminMessages.menuMissing),
    imgUrl: missing(info.imgUrl, dishAdminMessages.imageMissing),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
}

/** A typed dish without problems, as the wire takes it: price in rupees. */
export function dishValues({ name, description, price, menuId, type, imgUrl, isAvailable }: DishInfo) {
  return {
    name: name.trim(),
    description: description.trim(),
    price: typedPrice(price) ?? rupees(0),
    menuId,
    type,
    imgUrl: imgUrl.trim(),
    isAvailable,
  };
}

/** A dish as it is sent to be saved. */
export type DishValues = ReturnType<typeof dishValues>;

/** A stored dish as its form shows it. */
export function dishInfo(
  dish: Omit<DishInfo, 'price' | 'isAvailable'> & { price: Rupees; isAvailable: boolean | null },
): DishInfo {
  const { name, description, price, menuId, type, imgUrl, isAvailable } = dish;
  return { name, description, price: String(price), menuId, type, imgUrl, isAvailable: isAvailable === true };
}
