import type { dishAttributes } from '#domain/dishes/attributes.ts';
import type { OptionGroup } from '#domain/option-groups/choosing.ts';
import type { Data } from '#domain/rows/data.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { derivedOf, lockGroups } from './offered.ts';

type Offering = Pick<Data<typeof dishAttributes>, 'price' | 'optionGroupIds'>;

/**
 * The attributes of a dish that follow from its option groups. Locks the groups, so that they can't change meanwhile.
 * @throws Failure if one does not exist, if two have a choice with the same id, or if the dish would be part of a combo and
 *   a combo itself
 */
export async function withOptions(work: Work, id: string, dish: Offering) {
  return optionsOf(work, id, dish, await lockGroups(work.sql, dish.optionGroupIds));
}

/** The same for a dish whose groups are locked: those of them that exist. */
export async function optionsOf(work: Work, id: string, dish: Offering, groups: readonly OptionGroup[]) {
  const { optionGroupIds } = dish;
  const wrong = (reason: string) =>
    invalidStructure(`Attribute "optionGroupIds" has invalid format. ${reason}`);
  if (groups.length < optionGroupIds.length) throw wrong('Values must be ids of option groups');
  const choices = groups.flatMap((group) => group.choices);
  if (new Set(choices.map((choice) => choice.id)).size < choices.length)
    throw wrong('Two of the groups have a choice with the same id');
  if (choices.some(({ dishId }) => dishId !== undefined)) {
    const [part] = await work.sql.query<{ name: string }>(
      sql`select name from "optionGroups" where choices @> ${JSON.stringify([{ dishId: id }])}::jsonb limit 1`,
    );
    if (part) throw wrong(`The dish is a choice of ${part.name}, so it can't have dishes as choices itself`);
  }
  return derivedOf(dish, groups);
}
