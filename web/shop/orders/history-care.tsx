import { useState } from 'react';
import { orderMessages } from '#domain/orders/messages.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useClearHistory } from './cleared-history.ts';

/** The button that clears the list of orders, after asking. */
export function ClearHistory({ newest }: { newest: ShownOrder }) {
  const texts = useTexts(orderTexts).history;
  const messages = useTexts(orderMessages);
  const [asking, setAsking] = useState(false);
  const clear = useClearHistory();
  const confirm = async () => {
    try {
      await clear.mutateAsync(newest.orderedOn);
      toast.info(messages.historyCleared);
    } catch {
      toast.error(messages.clearFailed);
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.question}
        confirmLabel={texts.clear}
        busy={clear.isPending}
        busyLabel={texts.clearing}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {texts.explanation}
      </ConfirmDialog>
    </>
  );
}

/** The button that shows the cleared orders again. */
export function ShowCleared() {
  const texts = useTexts(orderTexts).history;
  const { loadFailed } = useTexts(orderMessages);
  const restore = useClearHistory();
  const show = () => restore.mutate('', { onError: () => void toast.error(loadFailed) });
  return (
    <Button variant="quiet" busy={restore.isPending} busyLabel={texts.loading} onClick={show}>
      {texts.showEarlier}
    </Button>
  );
}
