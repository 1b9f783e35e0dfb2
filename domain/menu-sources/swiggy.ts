import type { DishType } from '#domain/dishes/kinds.ts';
import { type Paise, paise, rupees, toPaise } from '#domain/money.ts';
import { readDishName } from './dish-names.ts';
import { type DraftLine, type DraftProblem, type DraftReader, type FileGroup, sourceOf } from './draft.ts';
import { type Fields, fieldsOf, listOf, plainText, textOf } from './json-values.ts';
import { priceText } from './prices.ts';

/**
 * The data of a restaurant's page on Swiggy, saved by its owner. Amounts are paise. Where the cards stand drifts, so they are found by
 * what they are. Pictures are Swiggy's, and stay there.
 */

const isCategory = (value: unknown): value is Fields =>
  /\.(?:Nested)?ItemCategory$/.test(textOf(fieldsOf(value)['@type']));

/** Cards are nested this deep at most. */
const DEPTH = 20;

function categoriesIn(value: unknown, depth = DEPTH): Fields[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  if (isCategory(value)) return [value];
  return Object.values(value).flatMap((each) => categoriesIn(each, depth - 1));
}

export const isSwiggy = (json: unknown): boolean => categoriesIn(json).length > 0;

interface Section {
  title: string;
  cards: Fields[];
}

const sectionsOf = (category: Fields): Section[] => [
  { title: plainText(textOf(category.title)), cards: listOf(category.itemCards) },
  ...listOf(category.categories).flatMap(sectionsOf),
];

const amount = (value: unknown): Paise | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? paise(value) : undefined;

/** Fields of 0 are left out, so a missing `isVeg` is non-veg. */
const isSet = (value: unknown): boolean => value === 1 || value === true;
const markOfChoice = ({ isVeg }: Fields): DishType => (isSet(isVeg) ? 'veg' : 'non-veg');

const CLASSES: Readonly<Record<string, DishType>> = { VEG: 'veg', NONVEG: 'non-veg', EGG: 'non-veg' };

/** The mark of a dish, if its data says one. */
function markOfDish(info: Fields): DishType | undefined {
  const byClass = CLASSES[textOf(fieldsOf(info.itemAttribute).vegClassifier)];
  return byClass ?? ('isVeg' in info ? markOfChoice(info) : undefined);
}

function addOnGroups(info: Fields): FileGroup[] {
  return listOf(info.addons).flatMap((group): FileGroup[] => {
    const choices = listOf(group.choices).map((choice) => ({
      name: plainText(textOf(choice.name)),
      price: amount(choice.price ?? 0) ?? paise(0),
      mark: markOfChoice(choice),
    }));
    if (choices.length === 0) return [];
    const most = Number(group.maxAddons);
    const max = most >= 1 ? Math.min(most, choices.length) : choices.length;
    const min = Math.min(Math.max(0, Number(group.minAddons) || 0), max);
    return [{ name: plainText(textOf(group.groupName)), min, max, choices, isPortion: false }];
  });
}

/** What each choice of the variants costs, by the prices of their combinations. */
function variantCosts(info: Fields): { price: Paise; groups: FileGroup[] } | 'dependent' | undefined {
  const { variantGroups, pricingModels } = fieldsOf(info.variantsV2);
  const groups = listOf(variantGroups).map((group) => ({ ...group, variations: listOf(group.variations) }));
  if (groups.length === 0) return undefined;
  const models = listOf(pricingModels).map((model) => ({
    ids: listOf(model.variations).map(({ variationId }) => textOf(variationId)),
    price: amount(model.price),
  }));
  const [only, ...others] = groups;
  if (models.length === 0 && only && others.length === 0) {
    // Without combinations the variants have their own prices, in rupees; they count if the first agrees with the dish.
    for (const { id, price } of only.variations)
      models.push({
        ids: [textOf(id)],
        price: typeof price === 'number' ? toPaise(rupees(price)) : undefined,
      });
    const first = only.variations.findIndex((each) => each.default === 1);
    if (models[first]?.price !== amount(info.price ?? info.defaultPrice)) return 'dependent';
  }
  const prices = models.map(({ price }) => price);
  if (!prices.every((price) => price !== undefined) || prices.length === 0) return 'dependent';
  const base = Math.min(...prices);
  // The least that a combination with the choice costs above the least of all.
  const added = (id: unknown) =>
    Math.min(...models.flatMap(({ ids, price }) => (ids.includes(textOf(id)) ? [(price ?? 0) - base] : [])));
  const combinations = groups.reduce((product, { variations }) => product * variations.length, 1);
  const doAdd = models.every(
    ({ ids, price }) => price === base + ids.reduce((sum, id) => sum + added(id), 0),
  );
  if (models.length !== combinations || !doAdd) return 'dependent';
  return {
    price: paise(base),
    groups: groups.map((group) => ({
      name: plainText(textOf(fieldsOf(group).name)),
      ...{ min: 1, max: 1, isPortion: false },
      choices: group.variations.map((each) => ({
        name: plainText(textOf(each.name)),
        price: paise(added(each.id)),
        mark: markOfChoice(each),
      })),
    })),
  };
}

function lineOf(info: Fields, title: string, saysStock: boolean): Omit<DraftLine, 'line'> {
  const variants = variantCosts(info);
  const own = amount(info.price ?? info.defaultPrice);
  const price = variants === undefined ? own : variants === 'dependent' ? undefined : variants.price;
  const problems: DraftProblem[] = variants === 'dependent' ? [{ kind: 'dependentPrices' }] : [];
  const mark = markOfDish(info);
  const isOff = saysStock && !isSet(info.inStock);
  const { name } = readDishName(plainText(textOf(info.name)));
  return {
    cells: {
      ...{ name, menu: title, description: plainText(textOf(info.description)) },
      price: price === undefined ? '' : priceText(price),
      ...(mark && { type: mark }),
      ...(isOff && { isAvailable: 'no' }),
    },
    groups: [...(typeof variants === 'object' ? variants.groups : []), ...addOnGroups(info)],
    problems,
    ...sourceOf('swiggy', textOf(info.id)),
  };
}

/** A dish with the section that it stands in. */
interface Card {
  info: Fields;
  title: string;
}

/** A dish that stands in several sections, such as 'Recommended', belongs to the last one. */
export function openSwiggy(json: unknown): DraftReader<Card> {
  const cards = new Map<string, Card>();
  for (const { title, cards: own } of categoriesIn(json).flatMap(sectionsOf))
    for (const { card } of own) {
      const info = fieldsOf(fieldsOf(card).info);
      if (textOf(info.name) === '') continue;
      const id = textOf(info.id) || textOf(info.name);
      cards.delete(id);
      cards.set(id, { info, title });
    }
  const rows = [...cards.values()];
  // Fields of 0 are left out, unless no dish of the page has the field.
  const saysStock = rows.some(({ info }) => 'inStock' in info);
  return {
    rows,
    read: ({ info, title }, at) => ({ ...lineOf(info, title, saysStock), line: at + 1 }),
  };
}
