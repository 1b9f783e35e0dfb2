import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessages } from '#domain/users/messages.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { RegisteredUser } from './queries.ts';
import { customerTexts } from './texts.ts';

interface Role {
  id: string;
  isAdmin: boolean;
}

/** Blocks a customer's own orders, or allows them again (TRUST-1). */
export function useBlockOrders() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(customerTexts);
  const failureWords = useFailureWords();
  return useMutation({
    mutationFn: ({ id, ordersBlocked }: Pick<RegisteredUser, 'id' | 'ordersBlocked'>) =>
      updateDocument(sdk, 'users', id, { ordersBlocked }),
    onSuccess: (_, { ordersBlocked }) => toast.success((ordersBlocked ? texts.block : texts.unblock).done),
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.blockFailed })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['users', 'admin'] }),
  });
}

/** Makes somebody an admin, or a customer again (ADMIN-10). */
export function useSetAdmin() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(customerTexts);
  const failureWords = useFailureWords();
  const reasons = useTexts(userMessages);
  return useMutation({
    mutationFn: ({ id, isAdmin }: Role) => updateDocument(sdk, 'users', id, { isAdmin }),
    onSuccess: (_, { isAdmin }) => toast.success((isAdmin ? texts.promote : texts.demote).done),
    onError: (error) =>
      toast.error(
        failureWords(error, {
          byType: {
            document_not_found: texts.noCustomer,
            user_protected: texts.roleRefused(reasons.protectedAdmin),
            user_last_admin: texts.roleRefused(reasons.lastAdmin),
          },
          otherwise: texts.roleFailed,
          lost: texts.roleFailed,
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['users', 'admin'] }),
  });
}
