import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { optionMessages } from '#domain/option-groups/messages.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { allGroupsQuery, type StoredGroup } from '#web/shared/option-groups/stored-groups.ts';
import { optionGroupTexts } from '#web/shared/option-groups/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DeletionDialog } from '#web/ui/questions/deletion-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useGroupActions } from './actions.ts';
import type { DishOption } from './choice-list.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { groupAdminTexts } from './texts.ts';

interface ManageGroupsProps {
  /** The dishes that can be choices. */
  dishes: readonly DishOption[];
  /** The number of dishes that offer a group; undefined while they are being loaded. */
  usedBy: (groupId: string) => number | undefined;
}

/** The list of option groups, with buttons to add, change and delete. */
export function ManageGroups({ dishes, usedBy }: ManageGroupsProps) {
  const texts = useTexts(groupAdminTexts);
  const { loading, loadFailed } = useTexts(optionGroupTexts);
  const messages = useTexts(optionMessages);
  const query = useQuery(allGroupsQuery(useSdk()));
  const { remove } = useGroupActions();
  const [edited, setEdited] = useState<StoredGroup | 'new'>();
  const [deleted, setDeleted] = useState<StoredGroup>();

  if (query.isPending)
    return (
      <Loading label={loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={loadFailed} query={query} />;

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button className="max-md:w-full" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </div>
      {query.data.length === 0 ? (
        <EmptyState picture={<ListChecks className="size-14" aria-hidden="true" />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {query.data.map((group) => (
            <GroupCard
              key={group.$id}
              group={group}
              usedBy={usedBy(group.$id)}
              onEdit={() => setEdited(group)}
              onDelete={() => setDeleted(group)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <GroupDialog
          group={edited === 'new' ? undefined : edited}
          dishes={dishes}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeletionDialog
        name={deleted?.name}
        texts={texts.deleting}
        remove={async () => deleted && remove(deleted.$id)}
        stillUsed={deleted && messages.stillUsed(usedBy(deleted.$id) ?? 1)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}
