import { customerMessageAttributes } from '#domain/messages/customer-message-attributes.ts';
import { adminOrOwner } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { actsOfStaff } from './acts-of-staff.ts';

/**
 * What customers are told about their own meals, orders and money, and what became of it. Only the server writes it
 * (server/messages); what waits for the kitchen is on its list (to-tell-routes.ts).
 */
export const customerMessages = defineCollection(
  'customerMessages',
  customerMessageAttributes,
  ({ fields }) => ({
    belongsTo: {
      owner: fields.userId,
      few: 'A day has a few for a person, and they are deleted after 90 days.',
      onAccountClosed: 'erase',
      onChangeOfOwner: 'erase',
      dataExport: { as: 'customerMessages' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read: adminOrOwner(fields.userId) },
    audit: { never: 'Only the server writes it; what staff do with the list has its own entries.' },
    reactsTo: actsOfStaff,
  }),
);
