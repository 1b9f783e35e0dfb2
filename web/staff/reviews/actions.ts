import { useQueryClient } from '@tanstack/react-query';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

/** Answers, hides or shows a review; for admins. The promise rejects if the change was not made. */
export function useReviewActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (id: string, values: { reply?: string | null; isHidden?: boolean }): Promise<void> => {
    await updateDocument(sdk, 'reviews', id, values).finally(() =>
      queries.invalidateQueries({ queryKey: ['reviews'] }),
    );
  };
}
