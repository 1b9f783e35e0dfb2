import { useQuery } from '@tanstack/react-query';
import { CookingPot, Plus } from 'lucide-react';
import { useState } from 'react';
import { prepWords, quantityWords } from '#domain/prep/words.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DeletionDialog } from '#web/ui/questions/deletion-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { prepStationsQuery } from '../queries.ts';
import { useItemActions } from './actions.ts';
import { ItemDialog } from './item-dialog.tsx';
import { type ItemDocument, takerKey, usesOf } from './item-values.ts';
import { preparedItemsQuery, takingDishesQuery, takingOptionsQuery } from './queries.ts';
import { prepItemTexts } from './texts.ts';

/** The most dishes that the list names of an item. */
const MOST_NAMED = 6;

interface ItemCardProps {
  item: ItemDocument;
  station: string | undefined;
  names: ReadonlyMap<string, string>;
  onEdit: () => void;
  onDelete: () => void;
}

/** An item with what takes of it. */
function ItemCard({ item, station, names, onEdit, onDelete }: ItemCardProps) {
  const texts = useTexts(prepItemTexts);
  const words = useTexts(prepWords);
  const { name, unit, minutesAhead, batchSize } = item;
  const uses = usesOf(item);
  const about = [
    station,
    texts.units[unit],
    minutesAhead > 0 ? texts.ahead(minutesAhead) : undefined,
    batchSize === null ? undefined : texts.batch(quantityWords(words, unit, batchSize)),
  ].filter((part) => part !== undefined);
  const more = uses.length - MOST_NAMED;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4 shadow-soft">
      <div className="wrap-anywhere min-w-0 flex-1">
        <h2 className="font-sans font-semibold text-lg leading-tight">{name}</h2>
        <p className="text-muted text-sm">{about.join(' · ')}</p>
        <p className="mt-2 text-sm">
          {uses.length === 0
            ? texts.uses.none
            : uses
                .slice(0, MOST_NAMED)
                .map((use) =>
                  texts.takes(
                    names.get(takerKey(use)) ?? texts.gone,
                    quantityWords(words, unit, use.quantity),
                  ),
                )
                .join(', ')}
          {more > 0 && ` ${texts.more(more)}`}
        </p>
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" aria-label={texts.changeOf(name)} onClick={onEdit}>
          {texts.change}
        </Button>
        <Button variant="quiet" aria-label={texts.removeOf(name)} onClick={onDelete}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

/** The list of prepared items, with buttons to add, change and delete. */
export function ManageItems() {
  const texts = useTexts(prepItemTexts);
  const sdk = useSdk();
  const query = useQuery(preparedItemsQuery(sdk, useAdminId()));
  const { data: stations = [] } = useQuery(prepStationsQuery(sdk));
  const { data: dishes = [] } = useQuery(takingDishesQuery(sdk));
  const { data: options = [] } = useQuery(takingOptionsQuery(sdk));
  const { remove } = useItemActions();
  const [edited, setEdited] = useState<ItemDocument | 'new'>();
  const [deleted, setDeleted] = useState<ItemDocument>();
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  if (!query.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const names = new Map([...dishes, ...options].map(({ key, name }) => [key, name]));
  const addButton = (
    <Button className="max-md:w-full" onClick={() => setEdited('new')}>
      <Plus className="size-5" aria-hidden="true" />
      {texts.add}
    </Button>
  );
  return (
    <>
      {query.data.length === 0 ? (
        <EmptyState
          picture={<CookingPot className="size-14" aria-hidden="true" />}
          title={texts.none}
          action={addButton}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex justify-end">{addButton}</div>
          <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
            {query.data.map((item) => (
              <ItemCard
                key={item.$id}
                item={item}
                station={stations.find(({ id }) => id === item.menuId)?.name}
                names={names}
                onEdit={() => setEdited(item)}
                onDelete={() => setDeleted(item)}
              />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <ItemDialog
          item={edited === 'new' ? undefined : edited}
          stations={stations}
          dishes={dishes}
          options={options}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeletionDialog
        name={deleted?.name}
        texts={texts.deleting}
        remove={async () => deleted && remove(deleted.$id)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}
