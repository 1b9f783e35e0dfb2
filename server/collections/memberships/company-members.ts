import { companyMemberAttributes } from '#domain/companies/attributes.ts';
import { adminOrOwner } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { and, equal, isNull } from '#server/documents/where.ts';
import { contactsOf } from './memberships.ts';

/**
 * The people of companies. Everybody reads their own membership, owners and managers all; who is added, joins and is removed is
 * written by the routes of companies (PLAN-42). A company's admins read people there too, without what is nobody's business.
 */
export const companyMembers = defineCollection('companyMembers', companyMemberAttributes, (table) => {
  const { fields } = table;
  return {
    belongsTo: {
      owner: fields.userId,
      onAccountClosed: 'erase',
      onChangeOfOwner: 'erase',
      dataExport: { as: 'companyMembers' },
    },
    reachedBy: 'documents',
    subscribers: 'readers',
    access: { read: adminOrOwner(fields.userId) },
    hooks: {
      /** Whoever was added and never joined is not kept either. */
      async beforeAccountClosed(work, { id }) {
        const contacts = await contactsOf(work.sql, id);
        if (contacts.length > 0)
          await work.removeWhere(table, and(equal(fields.contact, ...contacts), isNull(fields.userId)));
      },
    },
    audit: { label: ({ data }) => data.name, hidden: ['contact'] },
  };
});
