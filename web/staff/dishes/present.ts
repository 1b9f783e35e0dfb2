import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney } from '#domain/money.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { stockTexts } from '#web/brand/stock-texts.ts';
import type { ShownStock } from '#web/brand/stock-words.ts';
import { translationWords } from '#web/brand/translation-words.ts';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import { formFields } from './dish-form.ts';
import type { DishField, DishValues } from './dish-values.ts';
import type { dishAdminTexts } from './texts.ts';

/** A stored dish with everything that an admin can change. */
export interface AdminDish extends DishValues, ShownStock {
  $id: string;
  /** ISO time of the last change: an edit of an older version is refused. */
  $updatedAt: string;
}

/** The dish of a document. */
export function readDish(document: DishDocument): AdminDish {
  const { $id, $updatedAt, price, soldOutUntil, outOfPortions, offSchedule, isHidden, portionsLeft } =
    document;
  const stock = { soldOutUntil, outOfPortions, offSchedule, isHidden, portionsLeft };
  return { ...formFields(document), ...stock, $id, $updatedAt, price };
}

type Texts = Translated<typeof dishAdminTexts>;

export const availabilityText = (isAvailable: boolean, texts: Texts): string =>
  isAvailable ? texts.available : texts.unavailable;

interface FieldNames {
  texts: Texts;
  menuName: (id: string) => string;
  groupName: (id: string) => string;
}

/** A field of a dish as people read it. */
export function dishFieldText(
  dish: DishValues,
  field: DishField,
  { texts, menuName, groupName }: FieldNames,
): string {
  const choices: Partial<Record<DishField, Readonly<Record<string, string>>>> = texts.choices;
  switch (field) {
    case 'price':
      return formatMoney(dish.price);
    case 'translations':
      return translationWords(dish.translations) || texts.facts.none;
    case 'menuId':
      return menuName(dish.menuId);
    case 'isAvailable':
      return availabilityText(dish.isAvailable, texts);
    case 'soldOutFor':
      return dish.soldOutFor === null ? texts.asItIs : stockTexts.times[dish.soldOutFor];
    case 'servedOn':
      return dish.servedOn.map((day) => openingMessages.weekdays[day]).join(', ') || texts.everyDay;
    case 'portionsPerDay':
      return dish.portionsPerDay === null ? texts.anyNumber : `${dish.portionsPerDay}`;
    case 'diets':
      return dish.diets.map((diet) => texts.facts.diets[diet]).join(', ') || texts.facts.none;
    case 'allergens':
      return dish.allergens.map((allergen) => texts.facts.allergens[allergen]).join(', ') || texts.facts.none;
    case 'optionGroupIds':
      return dish.optionGroupIds.map(groupName).join(', ') || texts.facts.none;
    case 'spiceLevel':
      return texts.facts.spice[dish.spiceLevel ?? -1] ?? texts.facts.none;
    default:
      return choices[field]?.[`${dish[field]}`] ?? `${dish[field] ?? texts.facts.none}`;
  }
}
