import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { canBeCorrected, TAKE_BACK_REASONS, type TakeBackReason } from '#domain/payments/recording.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { DialogSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { correctionTexts } from './texts.ts';

/** The order's payment that somebody confirmed by hand; null if there is none. */
function confirmedQuery(sdk: Sdk, orderId: string) {
  return queryOptions({
    queryKey: ['payments', 'confirmed', orderId],
    queryFn: async () => {
      const payments = await listEvery(sdk, 'payments', [Query.equal('orderId', orderId)]);
      const payment = payments.find(canBeCorrected);
      return payment ? { id: payment.$id, amount: payment.amount } : null;
    },
  });
}

interface CorrectionProps {
  orderId: string;
  /** '#1042'. */
  number: string;
}

function CorrectionForm({ orderId, number, onDone }: CorrectionProps & { onDone: () => void }) {
  const texts = useTexts(correctionTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const query = useQuery(confirmedQuery(sdk, orderId));
  const [reason, setReason] = useState<TakeBackReason>('notArrived');
  const payment = query.data;
  const submission = useSubmit({
    read: () => ({}),
    check: () => ({}),
    async send() {
      if (!payment) return;
      await updateDocument(sdk, 'payments', payment.id, { state: 'due', takenBackReason: reason });
      toast.success(texts.done(number, formatMoney(payment.amount)));
      onDone();
      await Promise.all(
        [['payments'], ['orders']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    failed: (error) =>
      failureWords(error, {
        byType: { payment_undo_too_late: texts.tooLate },
        otherwise: texts.failed,
        lost: texts.lost,
      }),
  });
  if (query.isError) return <ErrorState title={texts.loadFailed} query={query} />;
  if (payment === undefined) return <DialogSkeleton label={texts.loading} height="h-72" />;
  if (payment === null) return <p className="p-5 pt-3">{texts.none}</p>;
  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <p className="text-muted">{texts.hint}</p>
      <RadioCards
        legend={texts.legend}
        name="takenBackReason"
        choices={TAKE_BACK_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" wide busy={submission.busy}>
        {texts.confirm}
      </Button>
    </Form>
  );
}

/** Takes back a prepaid order's payment that was confirmed by mistake, with a reason (UPI-12). */
export function TakePaymentBack({ orderId, number }: CorrectionProps) {
  const texts = useTexts(correctionTexts);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outline"
        className="px-3"
        aria-label={texts.openLabel(number)}
        onClick={() => setOpen(true)}
      >
        <Undo2 className="size-5" aria-hidden="true" />
        {texts.open}
      </Button>
      <Dialog open={open} onClose={close} title={texts.title(number)} size="small">
        <CorrectionForm orderId={orderId} number={number} onDone={close} />
      </Dialog>
    </>
  );
}
