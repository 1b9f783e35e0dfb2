import { Salad } from 'lucide-react';
import { useState } from 'react';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { LongList } from '#web/ui/lists/long-list.tsx';
import { DeletionDialog } from '#web/ui/questions/deletion-dialog.tsx';
import { useDishActions } from './actions.ts';
import type { Category } from './dish-fields.tsx';
import { DishCards, DishTable } from './dish-table.tsx';
import { EditDish } from './edit-dish.tsx';
import { manyPicturesTexts } from './pictures/texts.ts';
import type { AdminDish } from './present.ts';
import { searchedDishesQuery } from './queries.ts';
import { SoldOutDialog } from './sold-out-dialog.tsx';
import { dishAdminTexts } from './texts.ts';

interface ManageDishesProps {
  categories: readonly Category[];
}

/** The list of all dishes, with search, edit and delete. */
export function ManageDishes({ categories }: ManageDishesProps) {
  const adminId = useAdminId();
  const texts = useTexts(dishAdminTexts);
  const pictures = useTexts(manyPicturesTexts);
  const address = useListAddress();
  const search = address.get('q');
  const query = useList(searchedDishesQuery(useSdk(), adminId, search));
  const [edited, setEdited] = useState<AdminDish>();
  const [sellingOut, setSellingOut] = useState<AdminDish>();
  const [deleted, setDeleted] = useState<AdminDish>();
  const { remove } = useDishActions();
  const menuName = (id: string) => categories.find(({ $id }) => $id === id)?.name ?? '';
  const actions = { onEdit: setEdited, onDelete: setDeleted, onSellOut: setSellingOut };

  return (
    <>
      <div className="mb-4">
        <SearchField
          value={search}
          onSearch={(q) => address.set({ q })}
          label={texts.search}
          placeholder={texts.searchHint}
        />
        <p className="mt-2 hidden text-muted text-sm pointer-fine:block">{pictures.dropped.hint}</p>
      </div>
      <LongList
        texts={texts.list}
        query={query}
        picture={<Salad className="size-14" aria-hidden="true" />}
        onClear={search === '' ? undefined : () => address.set({ q: '' })}
      >
        {(dishes) => (
          <>
            <DishTable dishes={dishes} menuName={menuName} {...actions} />
            <DishCards dishes={dishes} menuName={menuName} {...actions} />
          </>
        )}
      </LongList>
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
