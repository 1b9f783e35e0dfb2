import { dishAttributes } from '#domain/dishes/attributes.ts';
import { contradictionOf } from '#domain/dishes/contradictions.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { POSITION_LIMIT } from '#domain/positions.ts';
import type { NewData } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { createTurns } from '#server/base/in-turns.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, changesOnly, kitchenOnly, userOf } from '#server/documents/access.ts';
import { type Draft, defineCollection, type Table, type Work } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { equal } from '#server/documents/where.ts';
import { stockAfter } from '#server/stock/stock-change.ts';
import { nextPosition } from './next-position.ts';
import { optionsOf, withOptions } from './option-groups/dish-options.ts';
import { lockGroups } from './option-groups/offered.ts';
import { colourOfPicture, coloursOfPictures } from './picture-colour.ts';

const noMenu = () =>
  invalidStructure('Attribute "menuId" has invalid format. Value must be the id of a menu');

/** Keeps others from deleting these menus until the transaction ends. @returns the ids of those that exist */
async function lockMenus(work: Work, menuIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await work.sql.query<{ id: string }>(
    sql`select id from menus where id = any(${[...new Set(menuIds)]}::text[]) order by id for key share`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Refuses a dish whose type, diets and allergens contradict each other. */
function checkFacts(dish: Parameters<typeof contradictionOf>[0]): void {
  const contradiction = contradictionOf(dish);
  if (contradiction) throw invalidStructure(dishMessages.contradictions[contradiction]);
}

/** What new dishes are stored with, in the order of their drafts, or why one is refused. */
async function newDishes(
  work: Work,
  table: Table<'dishes', typeof dishAttributes>,
  drafts: readonly Draft<typeof dishAttributes>[],
): Promise<(NewData<typeof dishAttributes> | Failure)[]> {
  const menus = await lockMenus(
    work,
    drafts.map(({ values }) => values.menuId),
  );
  const first = await nextPosition(work, table);
  const locked = await lockGroups(
    work.sql,
    drafts.flatMap(({ values }) => values.optionGroupIds),
  );
  const groups = new Map(locked.map((group) => [group.id, group]));
  const colours = await coloursOfPictures(
    work,
    drafts.map(({ values }) => values.imgUrl),
  );
  const made: (NewData<typeof dishAttributes> | Failure)[] = [];
  const turn = createTurns();
  for (const [at, { id, values }] of drafts.entries()) {
    try {
      checkFacts(values);
      if (!menus.has(values.menuId)) throw noMenu();
      const stock = await stockAfter(work, { id, before: undefined, wanted: values });
      const own = values.optionGroupIds.flatMap((group) => groups.get(group) ?? []);
      const derived = await optionsOf(work, id, values, own);
      const position = Math.min(first + at, POSITION_LIMIT);
      const given = { ...values, ...stock, ...derived, imgColour: colours[at] ?? null };
      made.push({ ...given, position, dishId: id, createdAt: work.now });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      made.push(error);
    }
    await turn();
  }
  return made;
}

/** The attributes of a dish that cooks may change: whether it is sold out. */
const BY_KITCHEN: readonly string[] = ['isAvailable', 'soldOutFor'];

export const dishes = defineCollection('dishes', dishAttributes, (dishes) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    /** What is hidden, only people at work read (ADMIN-146). */
    read: ({ user }) => (user?.role ? true : equal(dishes.fields.isHidden, false)),
    create: adminOnly,
    update: kitchenOnly,
    delete: adminOnly,
  },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, draft) {
      const [made] = await newDishes(work, dishes, [draft]);
      if (!made || made instanceof Failure) throw made;
      return { insert: made };
    },
    beforeCreateAll: (work, drafts) => newDishes(work, dishes, drafts),
    async beforeUpdate(work, before, change) {
      const user = userOf(work.actor);
      if (user && !user.isAdmin && !changesOnly(before.data, change, BY_KITCHEN))
        throw new Failure('user_unauthorized');
      checkFacts({ ...before.data, ...change });
      const { menuId = before.data.menuId } = change;
      if (menuId !== before.data.menuId && !(await lockMenus(work, [menuId])).has(menuId)) throw noMenu();
      const stock = await stockAfter(work, { id: before.id, before: before.data, wanted: change });
      const { price = before.data.price, optionGroupIds = before.data.optionGroupIds } = change;
      const hasGroups = optionGroupIds.length > 0 || before.data.optionGroupIds.length > 0;
      const derived = hasGroups ? await withOptions(work, before.id, { price, optionGroupIds }) : {};
      const { imgUrl = before.data.imgUrl } = change;
      const shown = imgUrl !== before.data.imgUrl && { imgColour: await colourOfPicture(work, imgUrl) };
      return { change: { ...change, ...stock, ...derived, ...shown } };
    },
  },
}));
