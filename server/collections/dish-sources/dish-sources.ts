import { dishSourceAttributes } from '#domain/dish-sources/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { changesOf, defineCollection } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { dishes } from '../dishes.ts';

/** Where dishes came from, which imports write. A source goes with its dish. */
export const dishSources = defineCollection('dishSources', dishSourceAttributes, (sources) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly },
  audit: { never: 'Only imports write them, whose dishes are in the log.' },
  reactsTo: [
    changesOf(dishes, {
      async beforeDelete(work, { id }) {
        await work.removeWhere(sources, equal(sources.fields.dishId, id));
      },
    }),
  ],
}));
