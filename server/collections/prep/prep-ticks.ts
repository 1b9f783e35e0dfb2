import { prepMessages } from '#domain/prep/messages.ts';
import { prepTickAttributes } from '#domain/prep/tick-attributes.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { takeLock } from '#server/db/locks.ts';
import { kitchenOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';

/**
 * What the kitchen has ready. There is one document for each need of a day, however often and on however many tablets it is
 * ticked: a request for it says how much is ready now, and the last one holds (PREP-6).
 */
export const prepTicks = defineCollection('prepTicks', prepTickAttributes, (table) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: kitchenOnly, create: kitchenOnly },
  audit: { never: 'A tick changes nothing but itself, and says who made it.' },
  hooks: {
    async beforeCreate(work, { values: { day, need, quantity } }) {
      if (!isDay(day)) throw new Failure('general_argument_invalid', prepMessages.dayWrong);
      await takeLock(work.sql, 'ticks of the kitchen');
      const { fields } = table;
      const [known] = await findAll(work.sql, table, and(equal(fields.day, day), equal(fields.need, need)));
      const values = { quantity, actorId: actorId(work.actor) };
      return known ? { merge: known, values } : { insert: { day, need, ...values } };
    },
  },
}));
