import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import type { AdminDish } from './present.ts';
import { dishAdminTexts } from './texts.ts';

interface DeleteDishProps {
  dish: AdminDish | undefined;
  onClose: () => void;
}

/** Asks before a dish is deleted, and deletes it. */
export function DeleteDish({ dish, onClose }: DeleteDishProps) {
  const { remove } = useDishActions();
  const texts = useTexts(dishAdminTexts).deleting;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!dish || busy) return;
    setBusy(true);
    try {
      await remove(dish.$id);
      toast.success(texts.done);
    } catch {
      toast.error(texts.failed);
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
      title={dish ? texts.title(dish.name) : ''}
      confirmLabel={texts.submit}
      busy={busy}
      busyLabel={texts.busy}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
