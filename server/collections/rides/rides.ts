import { rideAttributes } from '#domain/rides/attributes.ts';
import { kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/**
 * Where the orders on the way are: one document for each, while its rider is located. Its customer reads it, and nobody else
 * but the kitchen (RIDE-3): a rider's phone need not hear where it is. Only the server writes it (follow-rides.ts).
 */
export const rides = defineCollection('rides', rideAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    few: 'A person has few orders on the way.',
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'rides' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: (caller) => kitchenOnly(caller) || ownerOnly(fields.userId)(caller) },
  audit: { never: 'Only the server writes them, and deletes them when the order has arrived.' },
}));
