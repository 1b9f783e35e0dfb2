import { dishAttributes } from '#domain/dishes/attributes.ts';
import { contradictionOf } from '#domain/dishes/contradictions.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, anyone, changesOnly, kitchenOnly, userOf } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { stockAfter } from '#server/stock/stock-change.ts';
import { nextPosition } from './next-position.ts';
import { withOptions } from './option-groups/dish-options.ts';
import { colourOfPicture } from './picture-colour.ts';

async function checkMenu(work: Work, menuId: string): Promise<void> {
  const found = await work.sql.query(sql`select 1 from menus where id = ${menuId} for key share`);
  if (found.length === 0) {
    throw invalidStructure('Attribute "menuId" has invalid format. Value must be the id of a menu');
  }
}

/** Refuses a dish whose type, diets and allergens contradict each other. */
function checkFacts(dish: Parameters<typeof contradictionOf>[0]): void {
  const contradiction = contradictionOf(dish);
  if (contradiction) throw invalidStructure(dishMessages.contradictions[contradiction]);
}

/** The attributes of a dish that cooks may change: whether it is sold out. */
const BY_KITCHEN: readonly string[] = ['isAvailable', 'soldOutFor'];

export const dishes = defineCollection('dishes', dishAttributes, (dishes) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone, create: adminOnly, update: kitchenOnly, delete: adminOnly },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { id, values }) {
      checkFacts(values);
      await checkMenu(work, values.menuId);
      const position = await nextPosition(work, dishes);
      const stock = await stockAfter(work, { id, before: undefined, wanted: values });
      const derived = await withOptions(work, id, values);
      const imgColour = await colourOfPicture(work, values.imgUrl);
      return {
        insert: { ...values, ...stock, ...derived, imgColour, position, dishId: id, createdAt: work.now },
      };
    },
    async beforeUpdate(work, before, change) {
      const user = userOf(work.actor);
      if (user && !user.isAdmin && !changesOnly(before.data, change, BY_KITCHEN))
        throw new Failure('user_unauthorized');
      checkFacts({ ...before.data, ...change });
      const { menuId = before.data.menuId } = change;
      if (menuId !== before.data.menuId) await checkMenu(work, menuId);
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
