import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, MapPinned, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney, type Rupees, toPaise } from '#domain/money.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DeletionDialog } from '#web/ui/questions/deletion-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAreaActions } from './actions.ts';
import { AreaDialog } from './area-dialog.tsx';
import type { AreaDocument } from './area-values.ts';
import { AreasMap } from './areas-map.tsx';
import { areaOfDocument, useOrdersByArea } from './ordered-places.ts';
import { OrdersOutside } from './orders-outside.tsx';
import { areasQuery } from './queries.ts';
import { areasTexts } from './texts.ts';

/** The most pincodes that a card names. */
const MOST_NAMED = 4;

type Words = Translated<typeof areasTexts>['about'];
const money = (amount: Rupees) => formatMoney(toPaise(amount));

/** What an area is. */
function shapeOf({ kind, pincodes, radiusKm, latitude }: AreaDocument, words: Words): string {
  if (kind === 'pincodes') {
    const first = pincodes.slice(0, MOST_NAMED).join(', ');
    return pincodes.length > MOST_NAMED ? words.manyPincodes(pincodes.length, first) : first;
  }
  return latitude === null ? words.circle(radiusKm ?? 0) : words.circleElsewhere(radiusKm ?? 0);
}

/** What differs in an area. */
function termsOf(area: AreaDocument, words: Words): string {
  const { deliveryFee, feePerKm, kmIncluded, minimumOrder, freeAbove, extraMinutes, plans } = area;
  const own = [
    ...(deliveryFee === null ? [] : [deliveryFee > 0 ? words.fee(money(deliveryFee)) : words.free]),
    ...(feePerKm
      ? [kmIncluded ? words.perKmBeyond(money(feePerKm), kmIncluded) : words.perKm(money(feePerKm))]
      : []),
    ...(minimumOrder === null ? [] : [words.minimum(money(minimumOrder))]),
    ...(freeAbove === null ? [] : [words.freeAbove(money(freeAbove))]),
    ...(extraMinutes ? [words.later(extraMinutes)] : []),
    ...(plans ? [] : [words.noPlans]),
  ];
  return own.join(' · ') || words.usual;
}

interface AreaCardProps {
  area: AreaDocument;
  place: number;
  /** The orders of the last 30 days in it; undefined while that is not known. */
  orders: number | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function AreaCard({ area, place, orders, onUp, onDown, onEdit, onDelete }: AreaCardProps) {
  const texts = useTexts(areasTexts);
  const { name } = area;
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-card border border-line bg-paper p-4 shadow-soft">
      <span className="min-w-6 text-muted" aria-hidden="true">
        {texts.place(place)}
      </span>
      <div className="wrap-anywhere min-w-0 flex-1 basis-56">
        <h2 className="font-sans font-semibold text-lg leading-tight">{name}</h2>
        <p className="text-muted text-sm">{shapeOf(area, texts.about)}</p>
        <p className="mt-1 text-sm">{termsOf(area, texts.about)}</p>
        {orders !== undefined && <p className="mt-1 text-muted text-sm">{texts.lately.inside(orders)}</p>}
      </div>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        {onUp && (
          <Button variant="quiet" className="size-11 p-0" aria-label={texts.up(name)} onClick={onUp}>
            <ArrowUp className="size-5" aria-hidden="true" />
          </Button>
        )}
        {onDown && (
          <Button variant="quiet" className="size-11 p-0" aria-label={texts.down(name)} onClick={onDown}>
            <ArrowDown className="size-5" aria-hidden="true" />
          </Button>
        )}
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

/** The list of areas in their order, with buttons to add, change, move and delete (AREA-6). */
export function ManageAreas() {
  const texts = useTexts(areasTexts);
  const sdk = useSdk();
  const query = useQuery(areasQuery(sdk, useAdminId()));
  const failureWords = useFailureWords();
  const [params] = useSearchParams();
  const isGuided = params.get('from') === 'welcome';
  const { moveUp, remove } = useAreaActions();
  const [edited, setEdited] = useState<AreaDocument | 'new'>();
  const [deleted, setDeleted] = useState<AreaDocument>();
  const areas = query.data;
  const rules = (areas ?? []).map(areaOfDocument);
  const orders = useOrdersByArea(rules);
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  if (!areas)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const up = async (area: AreaDocument | undefined) => {
    if (!area) return;
    try {
      await moveUp(areas, area);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
  };
  const addButton = (
    <Button
      variant={isGuided && areas.length > 0 ? 'secondary' : 'primary'}
      className="max-md:w-full"
      onClick={() => setEdited('new')}
    >
      <Plus className="size-5" aria-hidden="true" />
      {texts.add}
    </Button>
  );
  return (
    <>
      {areas.length === 0 ? (
        <EmptyState
          picture={<MapPinned className="size-14" aria-hidden="true" />}
          title={texts.none}
          action={addButton}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap justify-end gap-3">
            {isGuided && <LinkButton to="/admin/welcome?step=areas">{texts.goOn}</LinkButton>}
            {addButton}
          </div>
          <AreasMap areas={rules} />
          <div className="mt-2 mb-4">
            <OrdersOutside orders={orders} />
          </div>
          <ol className="grid gap-3">
            {areas.map((area, at) => (
              <AreaCard
                key={area.$id}
                area={area}
                place={at + 1}
                orders={orders && (orders.byArea[area.$id] ?? 0)}
                onUp={at > 0 ? () => void up(area) : undefined}
                onDown={at < areas.length - 1 ? () => void up(areas[at + 1]) : undefined}
                onEdit={() => setEdited(area)}
                onDelete={() => setDeleted(area)}
              />
            ))}
          </ol>
        </>
      )}
      {edited && (
        <AreaDialog
          area={edited === 'new' ? undefined : edited}
          areas={rules}
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
