import { riderPointAttributes } from '#domain/rides/attributes.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** Where riders were during their shifts, for some hours. Nobody reads them; a rider's data export has them (RIDE-10). */
export const riderPoints = defineCollection('riderPoints', riderPointAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'riderPoints' },
  },
  reachedBy: 'own routes',
  subscribers: 'nobody',
  access: {},
  audit: { never: 'Phones send them, not people.' },
}));
