import { useState } from 'react';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import { dishAdminMessages } from './messages.ts';

interface DeleteDishProps {
  dish: DishDocument | undefined;
  onClose: () => void;
}

/** Asks before a dish leaves the menu for good. */
export function DeleteDish({ dish, onClose }: DeleteDishProps) {
  const { remove } = useDishActions();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!dish || busy) return;
    setBusy(true);
    try {
      await remove(dish.$id);
      toast.success(dishAdminMessages.deleted);
    } catch {
      toast.error(dishAdminMessages.deleteFailed);
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={dish !== undefined}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={`Delete ${dish?.name ?? 'the dish'}?`}
      confirmLabel="Delete dish"
      busy={busy}
      busyLabel="Deleting..."
    >
      It leaves the menu with its reviews, and every cart it is in; their owners are told. Orders that were
      placed keep it. To hide it for a while, make it unavailable instead.
    </ConfirmDialog>
  );
}
