import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import type { ChangeState } from '#domain/orders/changes/changing.ts';
import type { ChangeReason } from '#domain/orders/reasons.ts';
import { createDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { boardChangeTexts } from './texts.ts';

/** A change that the kitchen proposes to the customer of an order. */
export interface ChangeProposal {
  orderId: string;
  revision: number;
  line: number;
  quantity: number;
  substituteId?: string;
  substituteQuantity?: number;
  reason: ChangeReason;
  note?: string;
}

/** How often a request without an answer is sent again. */
const REPEATS = 3;

interface Changes {
  busy: boolean;
  /** Neither rejects: a failure is shown as a toast. @returns whether it succeeded */
  propose: (proposal: ChangeProposal, done: string) => Promise<boolean>;
  /** Withdraws the proposal, or sends what the customer said on the phone. */
  answer: (changeId: string, state: ChangeState, done: string) => Promise<boolean>;
}

/** Proposes changes of an order, withdraws them, and answers them for a customer on the phone. */
export function useChanges(): Changes {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(boardChangeTexts);
  const failureWords = useFailureWords();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    retry: (failures, error) => failures < REPEATS && !refusalOf(error),
    retryDelay: 1_000,
  });

  const attempt = async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    let succeeded = true;
    try {
      await mutateAsync(send);
      toast.success(done);
    } catch (error) {
      succeeded = false;
      toast.error(failureWords(error, { byType: texts.refused, otherwise: texts.failed }));
    }
    await Promise.all(
      ['orderChanges', 'orders'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
    return succeeded;
  };

  return {
    busy: isPending,
    propose(proposal, done) {
      // All tries of one tap use this id, so that a repeated request does not make a second proposal.
      const id = ID.unique();
      return attempt(() => createDocument(sdk, 'orderChanges', id, proposal), done);
    },
    answer: (id, state, done) => attempt(() => updateDocument(sdk, 'orderChanges', id, { state }), done),
  };
}
