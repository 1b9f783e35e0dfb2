import { Check } from 'lucide-react';
import { memo } from 'react';
import { areaOfAddress } from '#domain/addresses/area.ts';
import { noteWarning } from '#domain/orders/note-warning.ts';
import { statusWords } from '#domain/orders/status-words.ts';
import { isPacked } from '#domain/orders/statuses.ts';
import { deliveryWindow } from '#domain/orders/window.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AllergyWords } from './allergy-words.tsx';
import type { PackOrder } from './queries.ts';
import { packingTexts } from './texts.ts';
import { canBePacked, mustRead } from './use-packing.ts';

interface PackRowProps {
  order: PackOrder;
  busy: boolean;
  canPack: boolean;
  onPack: (order: PackOrder, allergiesSeen?: boolean) => void;
  onOpen: (order: PackOrder) => void;
}

/** Red for what must not be missed, as on the prep list; how hot it is cooked is no warning. */
const toneOf = (words: string | null | undefined) => (noteWarning(words) === null ? '' : 'text-danger');

/** What is in a bag, and what differs from the usual, in bold. */
export function BagContents({ order }: { order: PackOrder }) {
  const { row: texts } = useTexts(packingTexts);
  const { lines, note, cutlery } = order;
  return (
    <div className="wrap-anywhere min-w-0 leading-snug">
      <ul className="flex flex-wrap gap-x-3">
        {lines.map(({ name, quantity, options = [], note: ofLine }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
          <li key={index}>
            <span className="font-semibold tabular-nums">{texts.quantity(quantity)}</span> {name}
            {[...options.map((option) => option.name), ...(ofLine ? [ofLine] : [])].map((choice) => (
              <b key={choice} className={`ml-1 ${toneOf(choice)}`}>{`(${choice})`}</b>
            ))}
          </li>
        ))}
      </ul>
      {(note || cutlery) && (
        <p className={`font-bold ${toneOf(note)}`}>
          {[note, cutlery ? texts.cutlery : null].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}

/** One bag of the packing list. A tick marks it as packed. */
export const PackRow = memo(function PackRow({ order, busy, canPack, onPack, onOpen }: PackRowProps) {
  const { row: texts } = useTexts(packingTexts);
  const statuses = useTexts(statusWords);
  const { lateAfterMinutes } = useSiteSettings().kitchen;
  const { timeRange } = useDates();
  const { id, number, customerName, address, status, hasAllergies } = order;
  const packed = isPacked(status);
  const window = deliveryWindow(order, lateAfterMinutes);
  const asks = mustRead(order);
  return (
    <li className="flex items-start gap-3 border-line border-t py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      {canPack && (
        <button
          type="button"
          aria-label={texts.tick(number)}
          aria-pressed={packed}
          disabled={busy || asks || !canBePacked(order)}
          onClick={() => onPack(order)}
          className={`grid size-11 shrink-0 place-items-center rounded-control border-2 ${packed ? 'border-coriander bg-coriander text-white' : 'border-edge text-transparent enabled:hover:border-ink'} ${busy ? 'opacity-50' : ''}`}
        >
          <Check className="size-6" aria-hidden="true" />
        </button>
      )}
      <div className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <button
            type="button"
            aria-label={texts.open(number)}
            onClick={() => onOpen(order)}
            className="-my-1 rounded-md py-1 font-bold font-display text-xl tabular-nums leading-tight underline decoration-edge decoration-1 underline-offset-4 hover:decoration-ink"
          >
            {number}
          </button>
          <span className="font-semibold">{customerName ?? texts.noName}</span>
          {packed && <span className="text-good text-sm">{statuses[status]}</span>}
          {window && <time className="ml-auto text-sm tabular-nums">{timeRange(window)}</time>}
        </p>
        {address && <p className="wrap-anywhere text-muted text-sm">{areaOfAddress(address)}</p>}
        <BagContents order={order} />
        {hasAllergies && !packed && (
          <AllergyWords orderId={id} onSeen={canPack && asks ? () => onPack(order, true) : undefined} />
        )}
      </div>
    </li>
  );
});
