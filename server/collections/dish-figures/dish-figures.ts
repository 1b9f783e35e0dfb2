import { dishFigureAttributes } from '#domain/dish-figures/attributes.ts';
import { anyone } from '#server/documents/access.ts';
import { changesOf, defineCollection } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { dishes } from '../dishes.ts';

/** What finished orders say of a dish, which `count-figures.ts` counts. Everybody may read it; it has no numbers of orders. */
export const dishFigures = defineCollection('dishFigures', dishFigureAttributes, (figures) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone },
  audit: { never: 'Only the server writes them.' },
  reactsTo: [
    changesOf(dishes, {
      async beforeDelete(work, { id }) {
        await work.removeWhere(figures, equal(figures.fields.id, id));
      },
    }),
  ],
}));
