import { dishAttributes } from '#domain/dishes/attributes.ts';
import { trimmedTranslations } from '#domain/languages/document-translations.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { paise, parseAmount, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { defaultsOf } from '#domain/rows/data.ts';
import type { DishField, DishInfo, DishValues } from './dish-values.ts';
import { factInfo, factProblems, factValues, NO_FACTS } from './fact-form.ts';
import { NO_STOCK, stockInfo, stockProblems, stockValues } from './stock-form.ts';
import { NO_TAX, taxInfo, taxProblems, taxValues } from './tax-form.ts';
import type { dishAdminTexts } from './texts.ts';

export type DishProblems = Partial<Record<DishField, string>>;

type ProblemTexts = Translated<typeof dishAdminTexts>['problems'];

/** An empty form: a veg dish (ADMIN-4) that can be ordered. */
export const NEW_DISH: DishInfo = {
  name: '',
  description: '',
  price: '',
  menuId: '',
  imgUrl: '',
  ...NO_FACTS,
  ...NO_STOCK,
  ...NO_TAX,
  ...defaultsOf(dishAttributes),
};

const FIELDS = Object.keys(NEW_DISH) as DishField[];

/** The fields of a dish that its form shows. */
export function formFields<Dish extends Record<DishField, unknown>>(dish: Dish): Pick<Dish, DishField> {
  return Object.fromEntries(FIELDS.map((field) => [field, dish[field]])) as Pick<Dish, DishField>;
}

function priceProblem(price: string, texts: ProblemTexts): string | undefined {
  if (price.trim() === '') return texts.priceMissing;
  const typed = parseAmount(price);
  if (typed === undefined) return texts.priceOdd;
  return typed > paise(dishAttributes.price.max) ? texts.priceHigh : undefined;
}

const missing = (text: string, message: string) => (text.trim() === '' ? message : undefined);

/**
 * The problems of a typed dish, as texts by field; empty if it can be sent (ADMIN-4).
 * @param stored the dish that is edited: one from a file may go on without a description and a picture
 */
export function dishProblems(
  info: DishInfo,
  texts: ProblemTexts,
  stored?: Pick<DishValues, 'description' | 'imgUrl'>,
): DishProblems {
  const problems: DishProblems = {
    name: missing(info.name, texts.nameMissing),
    description: stored?.description === '' ? undefined : missing(info.description, texts.descriptionMissing),
    price: priceProblem(info.price, texts),
    menuId: missing(info.menuId, texts.menuMissing),
    imgUrl: stored?.imgUrl === '' ? undefined : missing(info.imgUrl, texts.imageMissing),
    ...factProblems(info, texts),
    ...stockProblems(info, texts),
    ...taxProblems(info, texts),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
}

/** The dish that a form without problems describes. */
export function dishValues(info: DishInfo): DishValues {
  return {
    ...info,
    name: info.name.trim(),
    description: info.description.trim(),
    translations: trimmedTranslations(info.translations),
    price: parseAmount(info.price) ?? ZERO_PAISE,
    imgUrl: info.imgUrl.trim(),
    ...factValues(info),
    ...stockValues(info),
    ...taxValues(info),
  };
}

/** A dish as its form shows it. */
export function dishInfo(dish: DishValues): DishInfo {
  return {
    ...formFields(dish),
    price: `${toRupees(dish.price)}`,
    ...factInfo(dish),
    ...stockInfo(dish),
    ...taxInfo(dish),
  };
}
