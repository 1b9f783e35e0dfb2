import { useState } from 'react';
import { orderMessages } from '#domain/orders/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useClearHistory } from './cleared-history.ts';
import type { Order } from './present.ts';

/** Clears the list, after asking. */
export function ClearHistory({ newest }: { newest: Order }) {
  const [asking, setAsking] = useState(false);
  const clear = useClearHistory();
  const confirm = async () => {
    try {
      await clear.mutateAsync(newest.orderedOn);
      toast.info(orderMessages.historyCleared);
    } catch {
      toast.error(orderMessages.clearFailed);
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Clear history
      </Button>
      <ConfirmDialog
        open={asking}
        title="Clear your order history?"
        confirmLabel="Clear history"
        busy={clear.isPending}
        busyLabel="Clearing..."
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        Your orders leave this list. The kitchen keeps its bills, and you can show them again.
      </ConfirmDialog>
    </>
  );
}

/** Brings back what was cleared. */
export function ShowCleared() {
  const restore = useClearHistory();
  const show = () => restore.mutate('', { onError: () => void toast.error(orderMessages.loadFailed) });
  return (
    <Button variant="quiet" busy={restore.isPending} busyLabel="Loading..." onClick={show}>
      Show earlier orders
    </Button>
  );
}
