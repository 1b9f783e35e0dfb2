import { useQueryClient } from '@tanstack/react-query';
import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { Payment } from './queries.ts';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

/**
 * Records the payment of an order, or takes a recorded payment back. Never rejects: a failure is shown as a toast.
 */
export function useRecordPayment(): (
  ticket: Pick<Ticket, 'number'>,
  payment: Pick<Payment, 'id'>,
  method: PaymentMethod,
) => Promise<void> {
  const sdk = useSdk();
  const queries = useQueryClient();
  const { payment: texts } = useTexts(kitchenTexts);
  const failureWords = useFailureWords();

  const write = async (
    id: string,
    data: { state: 'paid' | 'due'; method?: PaymentMethod },
    done: () => void,
  ) => {
    try {
      await updateDocument(sdk, 'payments', id, data);
      done();
    } catch (error) {
      const { notDue, undoTooLate, used, otherwise, lost } = texts.refused;
      const byType = {
        payment_not_due: notDue,
        payment_undo_too_late: undoTooLate,
        payment_reference_used: used,
      };
      toast.error(failureWords(error, { byType, otherwise, lost }));
    }
    await Promise.all([['payments'], ['orders']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };

  return ({ number }, { id }, method) =>
    write(id, { state: 'paid', method }, () =>
      toast.success(texts.recorded(number), {
        label: texts.undo,
        run: () => void write(id, { state: 'due' }, () => toast.success(texts.takenBack(number))),
        for: UNDO_WITHIN,
      }),
    );
}
