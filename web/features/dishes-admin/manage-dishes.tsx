import { useQuery } from '@tanstack/react-query';
import { Salad } from 'lucide-react';
import { useState } from 'react';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { DeleteDish } from './delete-dish.tsx';
import type { Category } from './dish-fields.tsx';
import { DishCards, DishTable } from './dish-table.tsx';
import { EditDish } from './edit-dish.tsx';
import { allDishesQuery, foundDishes } from './queries.ts';

/** @param loadFailed what is said when dishes do not come */
export function ManageDishes({
  categories,
  loadFailed,
}: {
  categories: readonly Category[];
  loadFailed: string;
}) {
  const query = useQuery(allDishesQuery(useSdk()));
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<DishDocument>();
  const [leaving, setLeaving] = useState<DishDocument>();
  const menuName = (id: string) => categories.find(({ $id }) => $id === id)?.name ?? '';

  if (query.isPending)
    return (
      <Loading label="Loading dishes...">
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError)
    return <ErrorState title={loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const found = foundDishes(query.data, search);
  const list = { dishes: found, menuName, onEdit: setEdited, onDelete: setLeaving };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          value={search}
          onSearch={setSearch}
          label="Search dishes"
          placeholder="Search dishes..."
        />
        <p role="status" className="text-muted">
          {found.length} of {query.data.length} dishes
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          picture={<Salad className="size-14" aria-hidden="true" />}
          title="No dishes found"
          action={
            search ? (
              <Button onClick={() => setSearch('')}>Show all dishes</Button>
            ) : (
              <LinkButton to="/admin/dishes/new">Add Dish</LinkButton>
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
      <DeleteDish dish={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}
