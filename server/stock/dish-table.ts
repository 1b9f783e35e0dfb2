import { dishAttributes } from '#domain/dishes/attributes.ts';
import type { Schedule } from '#domain/dishes/schedule.ts';
import { column, orNull } from '#server/db/checked-query.ts';
import { tableOf } from '#server/documents/collection.ts';

/** Dishes as their stock needs them; their rules are in server/collections/dishes.ts, which asks the stock. */
export const dishTable = tableOf('dishes', dishAttributes);

/** When a dish is served. */
export const SCHEDULE_COLUMNS = {
  isHidden: column.boolean(),
  servedFrom: orNull(column.text()),
  servedUntil: orNull(column.text()),
  servedOn: column.jsonb<Schedule['servedOn']>(),
};
