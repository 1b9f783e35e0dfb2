import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { getDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A company that can pay for somebody's meals. */
export interface PayingCompany {
  id: string;
  name: string;
}

/** The company that somebody has joined, if it pays for meals; null: there is none. For administrators. */
export const companyOfPersonQuery = (sdk: Sdk, adminId: string, userId: string) =>
  queryOptions({
    queryKey: ['companyMembers', 'admin', adminId, userId],
    queryFn: async (): Promise<PayingCompany | null> => {
      const queries = [Query.equal('userId', userId), Query.isNull('until'), Query.limit(1)];
      const [member] = (await listDocuments(sdk, 'companyMembers', queries)).documents;
      if (!member) return null;
      const { $id: id, name, isOpen } = await getDocument(sdk, 'companies', member.companyId);
      return isOpen ? { id, name } : null;
    },
    enabled: userId !== '',
  });

/** The companies that pay for meals, by name; for administrators. */
export const payingCompaniesQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['companies', 'admin', adminId, 'paying'],
    queryFn: async (): Promise<PayingCompany[]> =>
      (await listEvery(sdk, 'companies', [Query.equal('isOpen', true)]))
        .map(({ $id: id, name }) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
  });
