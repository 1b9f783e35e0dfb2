import { NO_ADDRESS } from '#domain/addresses/address.ts';
import { companyAttributes } from '#domain/companies/attributes.ts';
import type { Paise } from '#domain/money.ts';
import { defaultsOf } from '#domain/rows/data.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { adminOnly } from '#server/documents/access.ts';
import { audit } from '#server/documents/audit.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { checkPlansOn } from '../plans-on.ts';
import { users } from '../users.ts';
import { insertMember } from './manage-members.ts';

/** A profile that nobody signs in to, for the house account of a company. */
async function addPayer(work: Work, name: string, houseLimit: Paise): Promise<string> {
  const id = uniqueId();
  const profile = { ...defaultsOf(userAttributes), ...NO_ADDRESS, userId: id, name, createdAt: work.now };
  const made = await work.add(users, id, profile);
  const [limited] = await work.updateWhere(users, equal(users.fields.id, id), { houseLimit });
  await audit(work, users, made, limited);
  return id;
}

/**
 * Companies that pay for the meals of their people (PLAN-40). Owners and managers make them; their own admins and people reach
 * them by the routes of `company-routes.ts`, which tell each what they may know.
 */
export const companies = defineCollection('companies', companyAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly, create: adminOnly, update: adminOnly },
  audit: { label: ({ data }) => data.name },
  hooks: {
    async beforeCreate(work, { id, values }) {
      checkPlansOn(work);
      if (!work.site.ledger.isOn) throw new Failure('ledger_off');
      const { houseLimit, adminName, adminContact, ...company } = values;
      if (adminName) {
        const admin = {
          id: uniqueId(),
          name: adminName,
          contact: adminContact ?? '',
          role: 'admin',
        } as const;
        await insertMember(work, { id, data: company }, admin);
      }
      return { insert: { ...company, payerId: await addPayer(work, company.name, houseLimit) } };
    },
    async beforeUpdate(work, _, change) {
      checkPlansOn(work);
      return { change };
    },
    /** The ledger knows a company by the name of its profile. */
    async afterUpdate(work, before, { data: { name, payerId } }) {
      if (name !== before.data.name) await work.updateWhere(users, equal(users.fields.id, payerId), { name });
    },
  },
}));
