import { useQuery } from '@tanstack/react-query';
import { Salad } from 'lucide-react';
import { useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { DeletionDialog } from '#web/ui/questions/deletion-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useDishActions } from './actions.ts';
import type { Category } from './dish-fields.tsx';
import { DishCards, DishTable } from './dish-table.tsx';
import { EditDish } from './edit-dish.tsx';
import type { AdminDish } from './present.ts';
import { allDishesQuery, foundDishes } from './queries.ts';
import { SoldOutDialog } from './sold-out-dialog.tsx';
import { dishAdminTexts } from './texts.ts';

interface ManageDishesProps {
  categories: readonly Category[];
  /** The initial search text. */
  firstSearch: string;
}

/** The list of all dishes, with search, edit and delete. */
export function ManageDishes({ categories, firstSearch }: ManageDishesProps) {
  const texts = useTexts(dishAdminTexts);
  const query = useQuery(allDishesQuery(useSdk()));
  const [search, setSearch] = useState(firstSearch);
  const [edited, setEdited] = useState<AdminDish>();
  const [sellingOut, setSellingOut] = useState<AdminDish>();
  const [deleted, setDeleted] = useState<AdminDish>();
  const { remove } = useDishActions();
  const menuName = (id: string) => categories.find(({ $id }) => $id === id)?.name ?? '';

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  const found = foundDishes(query.data, search);
  const list = { dishes: found, menuName, onEdit: setEdited, onDelete: setDeleted, onSellOut: setSellingOut };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          value={search}
          onSearch={setSearch}
          label={texts.search}
          placeholder={texts.searchHint}
        />
        <p role="status" className="text-muted">
          {texts.found(found.length, query.data.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          picture={<Salad className="size-14" aria-hidden="true" />}
          title={texts.noneFound}
          action={
            search ? (
              <Button onClick={() => setSearch('')}>{texts.showAll}</Button>
            ) : (
              <LinkButton to="/admin/dishes/new">{texts.addPage.title}</LinkButton>
            )
          }
        />
      ) : (
        <>
          <DishTable {...list} />
          <DishCards {...list} />
        </>
      )}
      {edited && (
        <EditDish
          dish={edited}
          categories={categories}
          menuName={menuName}
          onClose={() => setEdited(undefined)}
        />
      )}
      <SoldOutDialog dish={sellingOut} onClose={() => setSellingOut(undefined)} />
      <DeletionDialog
        name={deleted?.name}
        texts={texts.deleting}
        remove={async () => deleted && remove(deleted.$id)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}
