import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { statusWords } from '#domain/orders/status-words.ts';
import { isPacked } from '#domain/orders/statuses.ts';
import { deliveryWindow } from '#domain/orders/window.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DoorLine } from '#web/shared/addresses/door-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AllergyWords } from './allergy-words.tsx';
import { BagContents } from './pack-row.tsx';
import { type PackOrder, packOrderQuery } from './queries.ts';
import { packingTexts } from './texts.ts';
import { canBePacked, mustRead, type Packing } from './use-packing.ts';

interface ContentProps {
  order: PackOrder;
  /** The name of whoever brings it; null: nobody yet. */
  rider: string | null;
  packing: Packing;
  onLabel: (order: PackOrder) => void;
}

function Content({ order, rider, packing, onLabel }: ContentProps) {
  const texts = useTexts(packingTexts);
  const statuses = useTexts(statusWords);
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  const { shortDate, timeRange } = useDates();
  const { id, status, customerName, address, instructions, hasAllergies } = order;
  const window = deliveryWindow(order, lateAfterMinutes);
  const packed = isPacked(status);
  const asks = mustRead(order);
  return (
    <div className="grid gap-3 p-5">
      <p className={`text-lg ${packed ? 'font-semibold text-good' : 'font-semibold'}`}>
        {packed ? statuses[status] : texts.order.missing}
      </p>
      <p className="font-semibold text-lg">{customerName ?? texts.row.noName}</p>
      {window && <p>{`${shortDate(window.from)}, ${timeRange(window)}`}</p>}
      {rider && <p>{rider}</p>}
      {address && <p className="wrap-anywhere text-muted">{address}</p>}
      <DoorLine door={order.door} className="font-semibold" />
      {instructions && <p className="wrap-anywhere font-semibold">{instructions}</p>}
      <BagContents order={order} />
      {hasAllergies && (
        <AllergyWords orderId={id} onSeen={asks ? () => void packing.pack([order], true) : undefined} />
      )}
      <div className="flex flex-wrap gap-2">
        {canBePacked(order) && !asks && (
          <Button busy={packing.busy.includes(id)} onClick={() => void packing.pack([order])}>
            <Check className="size-5" aria-hidden="true" />
            {texts.order.mark}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onLabel(order)}>
          {texts.order.label}
        </Button>
      </div>
    </div>
  );
}

interface PackOrderDialogProps extends Omit<ContentProps, 'order' | 'rider'> {
  /** The id of the order that is open, from its label or the list; null: none. */
  orderId: string | null;
  /** The orders of the day; one of another day is loaded. */
  orders: readonly PackOrder[];
  nameOf: (riderId: string) => string;
  onClose: () => void;
}

/** One order, as the code of its label opens it (PACK-3). */
export function PackOrderDialog({ orderId, orders, nameOf, onClose, ...more }: PackOrderDialogProps) {
  const texts = useTexts(packingTexts);
  const listed = orders.find(({ id }) => id === orderId);
  const query = useQuery({
    ...packOrderQuery(useSdk(), orderId ?? ''),
    enabled: orderId !== null && listed === undefined,
  });
  const order = listed ?? query.data;
  return (
    <Dialog open={orderId !== null} onClose={onClose} title={order ? texts.row.open(order.number) : ''}>
      {order && orderId !== null && (
        <Content order={order} rider={order.riderId === null ? null : nameOf(order.riderId)} {...more} />
      )}
      {!order && query.isLoadingError && <ErrorState title={texts.order.failed} query={query} />}
      {!order && !query.isLoadingError && (
        <Loading label={texts.order.loading}>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  );
}
