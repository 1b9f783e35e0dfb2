import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { getDocument, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

export type CompanyDocument = StoredDocument<'companies'>;

/** All companies by name, for administrators. */
export function companiesQuery(sdk: Sdk, adminId: string) {
  return queryOptions({
    queryKey: ['companies', 'admin', adminId],
    queryFn: async () => {
      const found = await listEvery(sdk, 'companies', [Query.orderAsc('$sequence')]);
      return found.toSorted((one, other) => one.name.localeCompare(other.name));
    },
  });
}

/** A company, for administrators. */
export function companyQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['companies', 'admin', adminId, id],
    queryFn: () => getDocument(sdk, 'companies', id),
  });
}
