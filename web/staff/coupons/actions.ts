import { useQueryClient } from '@tanstack/react-query';
import { createDocument, updateDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CouponDocument, couponValues } from './coupon-values.ts';

type Values = ReturnType<typeof couponValues>;

/** Creates, changes and deletes coupons; for admins. Every promise rejects if the change was not made. */
export function useCouponActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['coupons'] });
  return {
    async add(id: string, values: Values): Promise<void> {
      await createDocument(sdk, 'coupons', id, values);
      await refresh();
    },
    /** Rejects with document_update_conflict if somebody else has changed it since `seen` was loaded. */
    async change(seen: CouponDocument, values: Values): Promise<void> {
      await updateSeen(sdk, 'coupons', seen.$id, values, seen.$updatedAt).finally(refresh);
    },
    async switchTo(id: string, isActive: boolean): Promise<void> {
      await updateDocument(sdk, 'coupons', id, { isActive }).finally(refresh);
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'coupons', id);
      await refresh();
    },
  };
}
