import { statementAttributes } from '#domain/ledger/statement-attributes.ts';
import { adminOrOwner } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/**
 * The statements that were sent by themselves, so that nobody gets one twice (LEDGER-34). Only the server writes them; their
 * entries are read from the ledger each time.
 */
export const statements = defineCollection('statements', statementAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: {
      keep: 'What was owed and when it was due is a record of the kitchen, without a name.',
    },
    onChangeOfOwner: { keep: 'What was owed stays the kitchen’s record.' },
    dataExport: { as: 'statements' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOrOwner(fields.userId) },
  audit: { never: 'Only the server writes them.' },
}));
