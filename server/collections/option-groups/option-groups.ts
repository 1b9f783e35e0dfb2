import { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { checkGroup } from '#domain/option-groups/check-group.ts';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { optionMessages } from '#domain/option-groups/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, anyone } from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { dishes } from '../dishes.ts';
import { followGroups, followPart, removePart } from './follow.ts';
import { HAS_DISHES } from './offered.ts';

interface GroupRules {
  min: number;
  max: number;
  choices: readonly OptionChoice[];
}

/** The part of a refusal about the attribute `choices`. */
const wrongChoices = (reason: string) =>
  invalidStructure(`Attribute "choices" has invalid format. ${reason}`);

function checkRules({ min, max, choices }: GroupRules): void {
  const problem = checkGroup({ min, max, choices });
  if (problem?.name === 'min')
    throw invalidStructure('Attribute "min" has invalid format. Value must be at most that of "max"');
  if (problem) throw wrongChoices('Value must hold at least one choice, and as many as "min"');
  if (new Set(choices.map(({ id }) => id)).size < choices.length)
    throw wrongChoices('Each choice must have an id of its own');
  const parts = choices.flatMap(({ dishId }) => dishId ?? []);
  if (new Set(parts).size < parts.length) throw wrongChoices('Each dish can be one choice only');
}

interface Part {
  id: string;
  name: string;
  veg: boolean;
  isAvailable: boolean;
  /** Whether the dish itself consists of other dishes. */
  isCombo: boolean;
}

/** The choices with name, type and availability of the dishes that they stand for. Locks these dishes. */
async function withParts(
  work: Work,
  groupId: string,
  choices: readonly OptionChoice[],
): Promise<OptionChoice[]> {
  const ids = choices.flatMap(({ dishId }) => dishId ?? []);
  if (ids.length === 0) return [...choices];
  const found = await work.sql.query<Part>(
    sql`select id, name, type = 'veg' as veg, "isAvailable", exists (
        select from "optionGroups" groups where jsonb_exists(dishes."optionGroupIds", groups.id)
          and (groups.id = ${groupId} or ${HAS_DISHES})) as "isCombo"
      from dishes where id = any(${ids}) order by id for share`,
  );
  const parts = new Map(found.map(({ id, ...part }) => [id, part]));
  // A dish of which this group is a part becomes a combo by it, so it can't be a choice elsewhere.
  const [chained] = await work.sql.query<{ name: string }>(
    sql`select name from dishes where jsonb_exists("optionGroupIds", ${groupId}) and exists (
      select from "optionGroups" others where others.choices @> jsonb_build_array(jsonb_build_object('dishId', dishes.id)))`,
  );
  if (chained) throw wrongChoices(`${chained.name} offers this group, and is a choice of another one`);
  return choices.map((choice) => {
    if (choice.dishId === undefined) return choice;
    const part = parts.get(choice.dishId);
    if (!part) throw wrongChoices('Each dish must be on the menu');
    const { isCombo, ...copied } = part;
    if (isCombo) throw wrongChoices(`${part.name} has dishes as choices itself, so it can't be one`);
    return { ...choice, ...copied };
  });
}

/** Refuses ids of choices that another group of the same dish has, because the key of a cart line holds them alone. */
async function checkSharedIds(work: Work, groupId: string, choices: readonly OptionChoice[]): Promise<void> {
  const ids = choices.map(({ id }) => id);
  const [shared] = await work.sql.query<{ name: string }>(
    sql`select others.name from dishes, "optionGroups" others, jsonb_array_elements(others.choices) as choice
      where jsonb_exists(dishes."optionGroupIds", ${groupId}) and jsonb_exists(dishes."optionGroupIds", others.id)
        and others.id <> ${groupId} and choice->>'id' = any(${ids}) limit 1`,
  );
  if (shared) throw wrongChoices(`The group ${shared.name} of the same dish has a choice with this id`);
}

/**
 * Groups of options, which dishes offer. A change reaches the dishes that offer the group, and the carts that hold
 * them.
 */
export const optionGroups = defineCollection('optionGroups', optionGroupAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { id, values }) {
      checkRules(values);
      return { insert: { ...values, choices: await withParts(work, id, values.choices) } };
    },
    async beforeUpdate(work, before, change) {
      const next = { ...before.data, ...change };
      if (change.choices === undefined && change.min === undefined && change.max === undefined)
        return { change };
      checkRules(next);
      await checkSharedIds(work, before.id, next.choices);
      return { change: { ...change, choices: await withParts(work, before.id, next.choices) } };
    },
    afterUpdate: (work, { id }) => followGroups(work, [id]),
    /** Refuses to delete a group that dishes offer. A dish that takes it on locks it, so that none does so meanwhile. */
    async beforeDelete(work, { id }) {
      const [used] = await work.sql.query<{ dishes: number }>(
        sql`select count(*) as dishes from dishes where jsonb_exists("optionGroupIds", ${id})`,
      );
      if (used && used.dishes > 0)
        throw new Failure('document_delete_restricted', optionMessages.stillUsed(used.dishes));
    },
  },
  reactsTo: [
    changesOf(dishes, {
      async afterUpdate(work, before, after) {
        const { name, type, isAvailable } = after.data;
        const isSame =
          name === before.data.name && type === before.data.type && isAvailable === before.data.isAvailable;
        if (!isSame) await followPart(work, after);
      },
      beforeDelete: (work, { id }) => removePart(work, id),
    }),
  ],
}));
