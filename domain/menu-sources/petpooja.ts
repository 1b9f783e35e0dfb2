import type { DishType } from '#domain/dishes/kinds.ts';
import { type Paise, parseAmount, ZERO_PAISE } from '#domain/money.ts';
import { type DraftLine, type DraftReader, type FileGroup, type GroupNames, sourceOf } from './draft.ts';
import { type Fields, fieldsOf, listOf, plainText, textOf } from './json-values.ts';
import { costsOf, priceText } from './prices.ts';

/** Petpooja's menu as one JSON: numbers are texts, ids sometimes numbers. Amounts are rupees. */

export const isPetpooja = (json: unknown): boolean =>
  listOf(fieldsOf(json).items).some((item) => 'itemname' in item && 'item_categoryid' in item);

/** Veg, non-veg and egg, which is not vegetarian in India. */
const MARKS: Readonly<Record<string, DishType>> = { 1: 'veg', 2: 'non-veg', 24: 'non-veg' };

/** What `in_stock` says of a dish that can be ordered. */
const IN_STOCK = '2';

const nameOf = (value: unknown) => plainText(textOf(value));
const isActive = ({ active }: Fields) => textOf(active) !== '0';
const count = (value: unknown) => Math.max(0, Math.trunc(Number(textOf(value)) || 0));

function addOnGroup(wanted: Fields, groups: ReadonlyMap<string, Fields>): FileGroup | undefined {
  const group = groups.get(textOf(wanted.addon_group_id));
  const items = group && isActive(group) ? listOf(group.addongroupitems).filter(isActive) : [];
  const choices = items.flatMap((item) => {
    const name = nameOf(item.addonitem_name);
    const price = parseAmount(textOf(item.addonitem_price) || '0');
    const mark = MARKS[textOf(item.attributes)];
    return name === '' || price === undefined ? [] : [{ name, price, ...(mark && { mark }) }];
  });
  if (choices.length === 0) return undefined;
  const min = Math.min(count(wanted.addon_item_selection_min), choices.length);
  const max = Math.max(1, min, Math.min(count(wanted.addon_item_selection_max), choices.length));
  return { name: nameOf(group?.addongroup_name), min, max, choices, isPortion: false };
}

/** The groups of add-ons that a dish offers: its own, and those that all its variations share. Others are partial. */
function wantedGroups(item: Fields, variations: readonly Fields[]): { wanted: Fields[]; partial: Fields[] } {
  const lists = variations.map(({ addon }) => listOf(addon));
  const own = listOf(item.addon);
  const idOf = ({ addon_group_id: id }: Fields) => textOf(id);
  const has = (groups: readonly Fields[], group: Fields) => groups.some((each) => idOf(each) === idOf(group));
  const offered = [...new Map(lists.flat().map((group) => [idOf(group), group])).values()].filter(
    (group) => !has(own, group),
  );
  const isShared = (group: Fields) => lists.every((groups) => has(groups, group));
  return {
    wanted: [...own, ...offered.filter(isShared)],
    partial: offered.filter((group) => !isShared(group)),
  };
}

/** What the variations of a dish cost; undefined without any, null if one of them has no price. */
function variationCosts(variations: readonly Fields[], names: GroupNames) {
  if (variations.length === 0) return undefined;
  const prices = variations.map(({ name, price }) => ({
    label: nameOf(name),
    price: parseAmount(textOf(price)),
  }));
  const group = nameOf(variations[0]?.groupname) || names.portion;
  const known = prices.flatMap(({ label, price }) => (price === undefined ? [] : [{ label, price }]));
  if (known.length < prices.length) return null;
  return costsOf(known, [], group) ?? null;
}

export function openPetpooja(json: unknown, names: GroupNames): DraftReader<Fields> {
  const { items, categories, addongroups } = fieldsOf(json);
  const categoryNames = new Map(
    listOf(categories).map((each) => [textOf(each.categoryid), nameOf(each.categoryname)]),
  );
  const groups = new Map(listOf(addongroups).map((each) => [textOf(each.addongroupid), each]));
  const read = (item: Fields, at: number): DraftLine => {
    const variations = listOf(item.variation).filter(isActive);
    const costs = variationCosts(variations, names);
    const own: Paise | undefined = parseAmount(textOf(item.price));
    const price = costs === undefined ? own : costs?.price;
    const { wanted, partial } = wantedGroups(item, variations);
    const groupsOf = (some: readonly Fields[]) => some.flatMap((each) => addOnGroup(each, groups) ?? []);
    const isOn = isActive(item) && ['', IN_STOCK].includes(textOf(item.in_stock));
    const mark = MARKS[textOf(item.item_attributeid)];
    return {
      line: at + 1,
      cells: {
        name: nameOf(item.itemname),
        description: nameOf(item.itemdescription),
        menu: categoryNames.get(textOf(item.item_categoryid)) ?? '',
        price: price === undefined ? textOf(item.price) && '?' : priceText(price ?? ZERO_PAISE),
        ...(mark && { type: mark }),
        ...(!isOn && { isAvailable: 'no' }),
      },
      groups: [...(costs?.groups ?? []), ...groupsOf(wanted)],
      partial: groupsOf(partial).map(({ name }) => name),
      problems: [],
      ...sourceOf('petpooja', textOf(item.itemid)),
    };
  };
  return { rows: listOf(items), read };
}
