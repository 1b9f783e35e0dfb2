import { queryOptions } from '@tanstack/react-query';
import type { WireCompanyPeople, WireMyCompany } from '#domain/companies/wire.ts';
import { type InPaise, inPaise } from '#web/lib/sdk/amounts.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Begins the keys of what is asked of companies; an event of a membership reads it again. */
export const COMPANY_KEY = ['companyMembers'];

const NO_COMPANY: WireMyCompany = { member: null, invitations: [] };

/** The company that pays for a customer's meals, and those that have added them; nothing while plans or the ledger are off. */
export function myCompanyQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: [...COMPANY_KEY, 'mine', userId],
    async queryFn(): Promise<WireMyCompany> {
      try {
        return await sdk.call<WireMyCompany>('get', 'companies/mine');
      } catch (error) {
        const { code } = refusalOf(error) ?? {};
        if (code === 401 || code === 403) return NO_COMPANY;
        throw error;
      }
    },
  });
}

/** The people of a company on pages. */
export type CompanyPeople = InPaise<WireCompanyPeople>;
export type CompanyPerson = CompanyPeople['people'][number];

const COMPANY_AMOUNTS = {
  amount: true,
  total: true,
  left: true,
  limit: true,
  before: true,
  price: true,
} as const;

/** The people of a company with what each has cost in a month; for its admins, owners and managers. */
export function companyPeopleQuery(
  sdk: Sdk,
  viewerId: string,
  { companyId, month }: { companyId: string; month: string },
) {
  return queryOptions({
    queryKey: [...COMPANY_KEY, 'people', viewerId, companyId, month],
    queryFn: async () => {
      const path = `companies/${encodeURIComponent(companyId)}/people`;
      const people = await sdk.call<WireCompanyPeople>('get', path, { month });
      return inPaise(people, COMPANY_AMOUNTS);
    },
  });
}
