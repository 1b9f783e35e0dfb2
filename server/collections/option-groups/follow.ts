import { cartAttributes } from '#domain/carts/attributes.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { isOrderable } from '#domain/dishes/orderable.ts';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { chooseOptions } from '#domain/option-groups/choosing.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal, type Where } from '#server/documents/where.ts';
import { derivedOf, groupTable, readGroups } from './offered.ts';

/**
 * Keeps three things up to date in the unit of work of a change: cart lines with their dish and its groups, the derived
 * attributes of dishes with their groups, and choices that are dishes with those dishes.
 */

type Dish = Document<typeof dishAttributes>;

const carts = tableOf('carts', cartAttributes);
const dishes = tableOf('dishes', dishAttributes);

const hasOptions: Where<'carts'> = { op: 'notEqual', field: 'optionsKey', values: [''] };

/** Updates the cart lines of a dish: those without options in one statement, the others one by one. */
export async function followDish(work: Work, { id, data }: Dish): Promise<void> {
  const { name, imgUrl, price, description, taxPercent } = data;
  const copied = { name, imgUrl, price, description, taxPercent };
  const plain = and(equal(carts.fields.dishId, id), equal(carts.fields.optionsKey, ''));
  await work.updateWhere(carts, plain, { ...copied, isAvailable: data.isAvailable && !data.needsChoice });
  const lines = await findAll(work.sql, carts, and(equal(carts.fields.dishId, id), hasOptions));
  if (lines.length === 0) return;
  const groups = await readGroups(work.sql, data.optionGroupIds);
  for (const line of lines) {
    const chosen = chooseOptions(data, groups, line.data.options ?? []);
    // A line whose choices are gone keeps their names, so that its owner knows what to choose again.
    const values = chosen.problem
      ? { name, imgUrl, description, taxPercent, isAvailable: false }
      : { ...copied, price: chosen.price, options: chosen.options, isAvailable: isOrderable(data) };
    await work.updateWhere(carts, equal(carts.fields.id, line.id), values);
  }
}

/** Updates the dishes that offer one of these groups, and their cart lines. */
export async function followGroups(work: Work, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const using: Where<'dishes'> = { op: 'includes', field: 'optionGroupIds', texts: groupIds };
  const found = await findAll(work.sql, dishes, using);
  const groups = await readGroups(
    work.sql,
    found.flatMap(({ data }) => data.optionGroupIds),
  );
  for (const dish of found) {
    const derived = derivedOf(dish.data, groups);
    const { needsChoice, priceFrom, priceTo } = dish.data;
    const isSame =
      needsChoice === derived.needsChoice && priceFrom === derived.priceFrom && priceTo === derived.priceTo;
    if (!isSame) await work.updateWhere(dishes, equal(dishes.fields.id, dish.id), derived);
    await followDish(work, { ...dish, data: { ...dish.data, ...derived } });
  }
}

/** Changes the choices of all groups that stand for a dish, and what depends on these groups. */
async function changeParts(
  work: Work,
  dishId: string,
  change: (choice: OptionChoice) => OptionChoice[],
): Promise<void> {
  const found = await work.sql.query<{ id: string; choices: OptionChoice[] }>(
    sql`select id, choices from "optionGroups" where choices @> ${JSON.stringify([{ dishId }])}::jsonb
      order by id for update`,
    'groups that offer a dish',
  );
  for (const { id, choices } of found) {
    const changed = choices.flatMap((choice) => (choice.dishId === dishId ? change(choice) : [choice]));
    await work.updateWhere(groupTable, equal(groupTable.fields.id, id), { choices: changed });
  }
  await followGroups(
    work,
    found.map(({ id }) => id),
  );
}

/** Updates the choices that stand for a dish to its name, type and availability. */
export const followPart = (work: Work, { id, data }: Dish): Promise<void> =>
  changeParts(work, id, (choice) => [
    { ...choice, name: data.name, veg: data.type === 'veg', isAvailable: data.isAvailable },
  ]);

/** Removes a dish that is deleted from the groups in which it is a choice. */
export const removePart = (work: Work, dishId: string): Promise<void> => changeParts(work, dishId, () => []);
