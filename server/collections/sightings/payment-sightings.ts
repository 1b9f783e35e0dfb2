import { paymentSightingAttributes } from '#domain/sightings/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { changesOf, defineCollection } from '#server/documents/collection.ts';
import { topUps } from '../ledger/top-ups.ts';
import { payments } from '../orders/payments.ts';
import { withPayments, withTopUps } from './settle-sightings.ts';

/**
 * Money that was seen (SIGHT-11). Only the server writes it: `store-sightings.ts` what came in, `judge.ts` what became of it.
 * Nothing but what identifies people is ever taken out of it.
 */
export const paymentSightings = defineCollection(
  'paymentSightings',
  paymentSightingAttributes,
  (sightings) => ({
    belongsTo: {
      owner: sightings.fields.userId,
      onAccountClosed: {
        overwrite: { payerName: null, vpa: null, sender: null, text: null },
        because: 'What the bank received belongs to the records of payments, which tax law requires.',
      },
      onChangeOfOwner: { keep: 'What the bank received stays the kitchen’s record.' },
      dataExport: { as: 'paymentSightings' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read: adminOnly },
    audit: { label: ({ data }) => data.utr ?? data.source },
    reactsTo: [changesOf(payments, withPayments), changesOf(topUps, withTopUps)],
  }),
);
