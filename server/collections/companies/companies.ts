import { NO_ADDRESS } from '#domain/addresses/address.ts';
import { companyAttributes } from '#domain/companies/attributes.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { isEmail, normalEmail } from '#domain/email.ts';
import { type Data, defaultsOf } from '#domain/rows/data.ts';
import { isGstin, typedGstin } from '#domain/taxes/gstin.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { checkPlansOn } from '../plans-on.ts';
import { users } from '../users.ts';

type Values = Partial<Pick<Data<typeof companyAttributes>, 'gstin' | 'email'>>;

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** The values in the form that is stored. Throws Failure general_argument_invalid. */
function checked<V extends Values>(values: V): V {
  const gstin = (values.gstin && typedGstin(values.gstin)) || null;
  const email = (values.email && normalEmail(values.email)) || null;
  if (gstin !== null && !isGstin(gstin)) throw invalid(companyMessages.gstinWrong);
  if (email !== null && !isEmail(email)) throw invalid(companyMessages.emailWrong);
  return {
    ...values,
    ...(values.gstin !== undefined && { gstin }),
    ...(values.email !== undefined && { email }),
  };
}

/** A profile that nobody signs in to, for the house account of a company. */
async function addPayer(work: Work, name: string): Promise<string> {
  const id = uniqueId();
  const profile = { ...defaultsOf(userAttributes), ...NO_ADDRESS, userId: id, name, createdAt: work.now };
  await work.add(users, id, profile);
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
    async beforeCreate(work, { values }) {
      checkPlansOn(work);
      if (!work.site.ledger.isOn) throw new Failure('ledger_off');
      const company = checked(values);
      return { insert: { ...company, payerId: await addPayer(work, company.name) } };
    },
    async beforeUpdate(work, _, change) {
      checkPlansOn(work);
      return { change: checked(change) };
    },
    /** The ledger knows a company by the name of its profile. */
    async afterUpdate(work, before, { data: { name, payerId } }) {
      if (name !== before.data.name) await work.updateWhere(users, equal(users.fields.id, payerId), { name });
    },
  },
}));
