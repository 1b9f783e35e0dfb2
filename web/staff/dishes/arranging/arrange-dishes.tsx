import { useQuery } from '@tanstack/react-query';
import { Salad } from 'lucide-react';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useMoves } from '#web/lib/editing/use-moves.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Category } from '../dish-fields.tsx';
import { dishAdminTexts } from '../texts.ts';
import { arrangedDishesQuery } from './queries.ts';
import { arrangingTexts } from './texts.ts';

interface ArrangeDishesProps {
  categories: readonly Category[];
  /** The menu whose dishes are shown; empty for all. */
  menuId: string;
  onMenu: (menuId: string) => void;
  /** The part of a long list, from 0. */
  part: number;
  onPart: (part: number) => void;
}

/** The dishes in the order customers see them, to be moved; all, or those of one menu. */
export function ArrangeDishes({ categories, menuId, onMenu, part, onPart }: ArrangeDishesProps) {
  const texts = useTexts(arrangingTexts);
  const { loading, failed } = useTexts(dishAdminTexts).list;
  const chosen = categories.some(({ $id }) => $id === menuId) ? menuId : '';
  const query = useQuery(arrangedDishesQuery(useSdk(), chosen, part));
  const { items: shown, move } = useMoves('dishes', query.data?.dishes ?? [], () =>
    toast.error(texts.failed),
  );
  const menuName = (id: string) => categories.find(({ $id }) => $id === id)?.name ?? '';

  if (query.isPending)
    return (
      <Loading label={loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={failed} query={query} />;
  const { earlier, later } = query.data;
  const partButton = (to: number | undefined, label: string) =>
    to !== undefined && (
      <Button variant="secondary" onClick={() => onPart(to)}>
        {label}
      </Button>
    );
  return (
    <>
      <div className="mb-4 max-w-sm">
        <Select
          label={texts.menu}
          required
          choices={[
            { value: '', label: texts.allMenus },
            ...categories.map(({ $id, name }) => ({ value: $id, label: name })),
          ]}
          value={chosen}
          onPick={onMenu}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState picture={<Salad className="size-14" aria-hidden="true" />} title={texts.none} />
      ) : (
        <SortableList
          items={shown.map((dish) => ({ id: dish.$id, name: dish.name, dish }))}
          onMove={(from, to) => move(shown, from, to)}
        >
          {({ dish }) => (
            <>
              <Picture
                src={dish.imgUrl}
                name={dish.name}
                sizes="4rem"
                className="w-14 shrink-0 rounded-control max-sm:w-11"
              />
              <div className="wrap-anywhere min-w-0 flex-1">
                <div className="flex items-start gap-2">
                  <VegMark type={dish.type} size="small" />
                  <h2 className="min-w-0 font-sans font-semibold text-base leading-tight">{dish.name}</h2>
                </div>
                <p className="text-muted text-sm">
                  <Money paise={dish.price} />
                  {!chosen && ` · ${menuName(dish.menuId)}`}
                </p>
                {!dish.isAvailable && <Badge>{texts.unavailable}</Badge>}
              </div>
            </>
          )}
        </SortableList>
      )}
      {(earlier !== undefined || later !== undefined) && (
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {partButton(earlier, texts.earlier)}
          {partButton(later, texts.later)}
        </div>
      )}
    </>
  );
}
