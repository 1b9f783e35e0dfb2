import { useQueryClient } from '@tanstack/react-query';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';
import { updateDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { createOrUpdate } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CompanyDocument } from './queries.ts';
import { companyValues, limitOf, type TypedCompany } from './values.ts';

/** Makes and changes companies, for owners and managers. Every promise rejects if it was not done; a repeat does it once. */
export function useCompanyChanges() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      ['companies', 'companyMembers', 'users'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
  return {
    /** @param adminId the id of the membership of whoever looks after it */
    async make(id: string, adminId: string, typed: TypedCompany): Promise<void> {
      const { payerId } = await createOrUpdate(sdk, 'companies', id, companyValues(typed));
      const limit = limitOf(typed);
      if (limit) await updateDocument(sdk, 'users', payerId, { houseLimit: limit });
      const name = typed.adminName.trim();
      if (name !== '') {
        const admin = { memberId: adminId, name, contact: typed.contact.trim(), role: 'admin' };
        await sdk.call('post', `companies/${encodeURIComponent(id)}/members`, admin);
      }
      await refresh();
    },
    async change(
      { $id, $updatedAt }: CompanyDocument,
      values: Partial<PageCollections['companies']>,
    ): Promise<void> {
      await updateSeen(sdk, 'companies', $id, values, $updatedAt).finally(refresh);
    },
  };
}
