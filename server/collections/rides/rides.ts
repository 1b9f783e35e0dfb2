import { rideAttributes } from '#domain/rides/attributes.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { orderReaders } from '../orders/order-readers.ts';

/**
 * Where the orders on the way are: one document for each, while its rider is located. Its customer reads it, and nobody else
 * but the kitchen and its rider (RIDE-3). Only the server writes it (follow-rides.ts).
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
  access: { read: orderReaders(fields.userId, (riderId) => equal(fields.riderId, riderId)) },
  audit: { never: 'Only the server writes them, and deletes them when the order has arrived.' },
}));
