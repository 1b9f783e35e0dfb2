import { prepMessages } from '#domain/prep/messages.ts';
import { prepPrintAttributes } from '#domain/prep/print-attributes.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { kitchenOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** Prep lists as they were printed, by whom (PREP-7). */
export const prepPrints = defineCollection('prepPrints', prepPrintAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: kitchenOnly, create: kitchenOnly },
  audit: { never: 'Printing changes nothing, and each print is recorded as a document.' },
  hooks: {
    async beforeCreate(work, { values }) {
      if (!isDay(values.day)) throw new Failure('general_argument_invalid', prepMessages.dayWrong);
      return { insert: { ...values, actorId: actorId(work.actor) } };
    },
  },
}));
