import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessages } from '#domain/users/messages.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { customerTexts } from './texts.ts';

interface Role {
  id: string;
  isAdmin: boolean;
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
