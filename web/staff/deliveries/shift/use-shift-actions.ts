import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { createDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { shiftTexts } from './texts.ts';

/** What a rider does with their shift. A failure is shown as a toast. */
export function useShiftActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const { failed } = useTexts(shiftTexts);
  const failureWords = useFailureWords();
  const refresh = () =>
    Promise.all(
      ['riderShifts', 'consents', 'riderPhones'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  const options = {
    onError: (error: unknown) => toast.error(failureWords(error, { otherwise: failed })),
    onSettled: refresh,
  };
  const agree = (given: boolean) =>
    createDocument(sdk, 'consents', ID.unique(), { purpose: 'riderPosition', given });
  return {
    /** Begins a shift, after agreeing to be located if the rider has just done so. */
    begin: useMutation({
      mutationFn: async ({ agrees }: { agrees: boolean }) => {
        if (agrees) await agree(true);
        await createDocument(sdk, 'riderShifts', ID.unique(), { isOpen: true });
      },
      ...options,
    }),
    end: useMutation({
      mutationFn: (id: string) => updateDocument(sdk, 'riderShifts', id, { isOpen: false }),
      ...options,
    }),
    withdraw: useMutation({ mutationFn: () => agree(false), ...options }),
    /** Connects a phone; resolves to its token, which is not shown again. Rejects if that failed. */
    async connect(name: string): Promise<string> {
      const { token } = await sdk.call<{ token: string }>('post', 'riders/phones', { name });
      await refresh();
      return token;
    },
    removePhone: useMutation({
      mutationFn: (id: string) => removeDocument(sdk, 'riderPhones', id),
      ...options,
    }),
  };
}

export type ShiftActions = ReturnType<typeof useShiftActions>;
