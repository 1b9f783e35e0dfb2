import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { menuMessages } from '#domain/menus/messages.ts';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMenuActions } from './actions.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { MenuList } from './menu-list.tsx';
import { fullMenusQuery } from './queries.ts';

interface ManageMenusProps {
  loadFailed: string;
  dishesIn: (menuId: string) => number | undefined;
}

/** The kitchen's menus: which there are, what they are called, and how they stand. */
export function ManageMenus({ loadFailed, dishesIn }: ManageMenusProps) {
  const query = useQuery(fullMenusQuery(useSdk()));
  const { arrange, remove } = useMenuActions();
  const [edited, setEdited] = useState<MenuDocument | 'new'>();
  const [leaving, setLeaving] = useState<MenuDocument>();
  const [busy, setBusy] = useState(false);

  if (query.isPending)
    return (
      <Loading label="Loading menus...">
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError)
    return <ErrorState title={loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const menus = query.data;

  const move = async (from: number, to: number) => {
    const moved = menus[from];
    if (!moved || busy) return;
    setBusy(true);
    await arrange(menus.toSpliced(from, 1).toSpliced(to, 0, moved)).catch(() =>
      toast.error(menuMessages.moveFailed),
    );
    setBusy(false);
  };
  const confirm = async () => {
    if (!leaving || busy) return;
    setBusy(true);
    try {
      await remove(leaving.$id);
      toast.success(menuMessages.deleted);
    } catch (error) {
      const full = refusalOf(error)?.type === 'document_delete_restricted';
      toast.error(full ? menuMessages.stillUsed(dishesIn(leaving.$id) ?? 0) : menuMessages.deleteFailed);
    } finally {
      setBusy(false);
      setLeaving(undefined);
    }
  };

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button onClick={() => setEdited('new')}>Add a menu</Button>
      </div>
      {menus.length === 0 ? (
        <EmptyState picture={<Tags className="size-14" aria-hidden="true" />} title="No menus yet">
          Every dish belongs to one. Add the first.
        </EmptyState>
      ) : (
        <MenuList
          menus={menus}
          dishesIn={dishesIn}
          onMove={(from, to) => void move(from, to)}
          onEdit={setEdited}
          onDelete={setLeaving}
        />
      )}
      {edited && (
        <MenuDialog menu={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => void confirm()}
        title={`Delete ${leaving?.name ?? 'the menu'}?`}
        confirmLabel="Delete menu"
        busy={busy}
        busyLabel="Deleting..."
      >
        A menu can go once no dish is in it.
      </ConfirmDialog>
    </>
  );
}
