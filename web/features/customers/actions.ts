import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessages } from '#domain/users/messages.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type Translated, useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { customerTexts } from './texts.ts';

/** Why a role could not be changed, by the refusal's type. */
const REASONS: Readonly<Record<string, string>> = {
  user_protected: userMessages.protectedAdmin,
  user_last_admin: userMessages.lastAdmin,
};

function failureText(error: unknown, texts: Translated<typeof customerTexts>): string {
  const refusal = refusalOf(error);
  if (refusal?.code === 404) return texts.noCustomer;
  const reason = refusal && REASONS[refusal.type];
  return reason ? texts.roleRefused(reason) : texts.roleFailed;
}

interface Role {
  id: string;
  isAdmin: boolean;
}

/** Makes somebody an admin, or a customer again (ADMIN-10). */
export function useSetAdmin() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(customerTexts);
  return useMutation({
    mutationFn: ({ id, isAdmin }: Role) => updateDocument(sdk, 'users', id, { isAdmin }),
    onSuccess: (_, { isAdmin }) => toast.success((isAdmin ? texts.promote : texts.demote).done),
    onError: (error) => toast.error(failureText(error, texts)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['users', 'admin'] }),
  });
}
