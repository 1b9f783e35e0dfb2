import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Delivery } from '../delivery.ts';
import { deliveryTexts } from '../texts.ts';
import { stopTexts } from './texts.ts';

interface StopsDialogProps {
  open: boolean;
  onClose: () => void;
  /** In the order in which they are shown. */
  stops: readonly Delivery[];
}

/** Moves the stops; each move is kept by the server at once, so that it holds on every phone of the rider. */
function useMoves(stops: readonly Delivery[]) {
  const texts = useTexts(stopTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  /** The wanted order until the server has answered. */
  const [wanted, setWanted] = useState<readonly string[]>();
  const [isBest, setBest] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (orderIds: readonly string[]) => sdk.call('put', 'riders/stops', { orderIds: [...orderIds] }),
    onSuccess: (_answer, orderIds) => setBest(orderIds.length === 0),
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.failed })),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['orderEvents', 'deliveries'] });
      setWanted(undefined);
    },
  });
  const shown = wanted
    ? [...stops].sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
    : stops;
  const send = (ids: readonly string[]) => {
    if (isPending) return;
    mutate(ids);
  };
  return {
    shown,
    isPending,
    /** Whether they have just been put in the best order. */
    isBest,
    move(from: number, to: number) {
      if (isPending) return;
      const ids = shown.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      setWanted(ids);
      send(ids);
    },
    putBack: () => send([]),
  };
}

/** The stops of a rider as a list that they move (RIDER-16). */
export function StopsDialog({ open, onClose, stops }: StopsDialogProps) {
  const texts = useTexts(stopTexts);
  const { shown, isPending, isBest, move, putBack } = useMoves(stops);
  const hasOrder = stops.some(({ stopAt }) => stopAt !== null);
  const items = shown.map((stop) => ({ id: stop.id, name: stop.number, address: stop.address }));
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="small">
      <div className="grid gap-3 p-5 pt-2">
        <p className="text-muted">{texts.hint}</p>
        <SortableList items={items} onMove={move}>
          {({ name, address }) => (
            <span className="block min-w-0">
              <b className="tabular-nums">{name}</b>
              <span className="line-clamp-1 text-muted text-sm">{address ?? texts.noAddress}</span>
            </span>
          )}
        </SortableList>
        {hasOrder && !isBest ? (
          <Button variant="secondary" wide busy={isPending} onClick={putBack}>
            {texts.best}
          </Button>
        ) : (
          <p className="text-muted text-sm">{texts.isBest}</p>
        )}
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}

/** In which order the stops are, and the button that changes it. */
export function StopOrder({ stops, onMove }: { stops: readonly Delivery[]; onMove: () => void }) {
  const texts = useTexts(stopTexts);
  const { sorted } = useTexts(deliveryTexts);
  return (
    <>
      {stops.some(({ stopAt }) => stopAt !== null) ? texts.moved : sorted}
      {' · '}
      <button
        type="button"
        onClick={onMove}
        aria-label={texts.open}
        className="touchable font-semibold text-chilli-text underline underline-offset-4"
      >
        {texts.change}
      </button>
    </>
  );
}
