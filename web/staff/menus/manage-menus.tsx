import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { menuMessages } from '#domain/menus/messages.ts';
import { useMoves } from '#web/lib/editing/use-moves.ts';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DeletionDialog } from '#web/ui/questions/deletion-dialog.tsx';
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
  const { items: menus, move } = useMoves('menus', query.data ?? [], () => toast.error(texts.moveFailed));
  const { remove } = useMenuActions();
  const [edited, setEdited] = useState<MenuDocument | 'new'>();
  const [deleted, setDeleted] = useState<MenuDocument>();

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={messages.loadFailed} query={query} />;

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button className="max-md:w-full" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </div>
      {menus.length === 0 ? (
        <EmptyState picture={<Tags className="size-14" aria-hidden="true" />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <MenuList
          menus={menus}
          dishesIn={dishesIn}
          onMove={(from, to) => move(menus, from, to)}
          onEdit={setEdited}
          onDelete={setDeleted}
        />
      )}
      {edited && (
        <MenuDialog menu={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <DeletionDialog
        name={deleted?.name}
        texts={texts.deleting}
        remove={async () => deleted && remove(deleted.$id)}
        stillUsed={deleted && messages.stillUsed(dishesIn(deleted.$id) ?? 0)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}
