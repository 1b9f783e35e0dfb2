import { dishAlertAttributes } from '#domain/dish-alerts/attributes.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { oncePerDish } from '../favourites/once-per-dish.ts';

/** People's wishes for a message when a sold-out dish is back (`dish-back-messages.ts`). */
export const dishAlerts = defineCollection('dishAlerts', dishAlertAttributes, (wishes) => ({
  ...oncePerDish(wishes),
  belongsTo: {
    owner: wishes.fields.userId,
    few: 'At most one for each dish.',
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'dishAlerts' },
  },
  audit: { never: 'Admins can’t access what other people wish.' },
}));
