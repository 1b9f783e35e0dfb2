import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { menuMessages } from '#domain/menus/messages.ts';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
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
import { menuAdminTexts } from './texts.ts';

interface ManageMenusProps {
  /** The number of dishes in a menu; undefined while it is being loaded. */
  dishesIn: (menuId: string) => number | undefined;
}

/** The list of menus, with buttons to add, rename, move and delete. */
export function ManageMenus({ dishesIn }: ManageMenusProps) {
  const texts = useTexts(menuAdminTexts);
  const messages = useTexts(menuMessages);
  const query = useQuery(fullMenusQuery(useSdk()));
  const { arrange, remove } = useMenuActions();
  const [edited, setEdited] = useState<MenuDocument | 'new'>();
  const [deleted, setDeleted] = useState<MenuDocument>();
  const [busy, setBusy] = useState(false);

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError)
    return (
      <ErrorState
        title={messages.loadFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const menus = query.data;

  const move = async (from: number, to: number) => {
    const moved = menus[from];
    if (!moved || busy) return;
    setBusy(true);
    await arrange(menus.toSpliced(from, 1).toSpliced(to, 0, moved)).catch(() =>
      toast.error(texts.moveFailed),
    );
    setBusy(false);
  };
  const confirm = async () => {
    if (!deleted || busy) return;
    setBusy(true);
    try {
      await remove(deleted.$id);
      toast.success(texts.deleting.done);
    } catch (error) {
      const stillUsed = refusalOf(error)?.type === 'document_delete_restricted';
      toast.error(stillUsed ? messages.stillUsed(dishesIn(deleted.$id) ?? 0) : texts.deleting.failed);
    } finally {
      setBusy(false);
      setDeleted(undefined);
    }
  };

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button onClick={() => setEdited('new')}>{texts.add}</Button>
      </div>
      {menus.length === 0 ? (
        <EmptyState picture={<Tags className="size-14" aria-hidden="true" />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <MenuList
          menus={menus}
          dishesIn={dishesIn}
          onMove={(from, to) => void move(from, to)}
          onEdit={setEdited}
          onDelete={setDeleted}
        />
      )}
      {edited && (
        <MenuDialog menu={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        onClose={() => setDeleted(undefined)}
        onConfirm={() => void confirm()}
        title={deleted ? texts.deleting.title(deleted.name) : ''}
        confirmLabel={texts.deleting.submit}
        busy={busy}
        busyLabel={texts.deleting.busy}
      >
        {texts.deleting.text}
      </ConfirmDialog>
    </>
  );
}
