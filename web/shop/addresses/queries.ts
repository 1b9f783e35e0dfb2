import { queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { MAX_ADDRESSES } from '#domain/addresses/attributes.ts';
import { type AddressDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';

export const addressesKey = (userId: string) => ['addresses', userId] as const;

/** A person's addresses: the default first, then the oldest first. */
export function addressesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: addressesKey(userId),
    queryFn: async (): Promise<AddressDocument[]> => {
      const page = await listDocuments(sdk, 'addresses', [
        Query.equal('userId', userId),
        Query.orderDesc('isDefault'),
        Query.orderAsc('$createdAt'),
        Query.limit(MAX_ADDRESSES),
      ]);
      return page.documents;
    },
  });
}

export function useAddresses(user: CurrentUser) {
  return useQuery(addressesQuery(useSdk(), user.$id));
}
