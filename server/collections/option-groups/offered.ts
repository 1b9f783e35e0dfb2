import type { dishAttributes } from '#domain/dishes/attributes.ts';
import { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { groupsOf, needsChoice, type OptionGroup, priceRange } from '#domain/option-groups/choosing.ts';
import type { Data } from '#domain/rows/data.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { tableOf } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';

// The option groups that dishes offer, and what follows from them for a dish.

type Dish = Data<typeof dishAttributes>;

export const groupTable = tableOf('optionGroups', optionGroupAttributes);

/** Reads the groups with these ids, without a statement if there are none. */
export async function readGroups(db: Sql, ids: readonly string[]): Promise<OptionGroup[]> {
  if (ids.length === 0) return [];
  const found = await findAll(db, groupTable, equal(groupTable.fields.id, ...new Set(ids)));
  return found.map(({ id, data }) => ({ id, ...data }));
}

/** Like `readGroups`, and keeps others from changing the groups until the transaction ends. */
export async function lockGroups(db: Sql, ids: readonly string[]): Promise<OptionGroup[]> {
  if (ids.length === 0) return [];
  await db.query(sql`select 1 from "optionGroups" where id = any(${ids}) order by id for share`);
  return readGroups(db, ids);
}

/** The attributes of a dish that follow from its groups. */
export function derivedOf(
  dish: Pick<Dish, 'price' | 'optionGroupIds'>,
  all: readonly OptionGroup[],
): Pick<Dish, 'needsChoice' | 'priceFrom' | 'priceTo'> {
  const groups = groupsOf(dish, all);
  const range = groups.length > 0 ? priceRange(dish.price, groups) : undefined;
  return { needsChoice: needsChoice(groups), priceFrom: range?.from ?? null, priceTo: range?.to ?? null };
}

/** SQL: whether a group, as a row named `groups`, has another dish as a choice. */
export const HAS_DISHES: SQL = sql.raw(`jsonb_path_exists(groups.choices, '$[*] ? (exists(@.dishId))')`);
