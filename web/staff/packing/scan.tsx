import { ScanLine } from 'lucide-react';
import { useId, useRef } from 'react';
import { isPacked } from '#domain/orders/statuses.ts';
import { scannedOrder } from '#domain/packing/packing-list.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { PackOrder } from './queries.ts';
import { packingTexts } from './texts.ts';
import { mustRead } from './use-packing.ts';

interface ScanProps {
  orders: readonly PackOrder[];
  onPack: (order: PackOrder) => void;
  /** An order about whose allergies somebody reads first. */
  onOpen: (order: PackOrder) => void;
}

/** The order of a scanned label, or of a typed number. */
function orderOf(text: string, orders: readonly PackOrder[]): PackOrder | undefined {
  const id = scannedOrder(text);
  const number = text.trim().replace(/^#/, '');
  return orders.find((order) => (id === undefined ? order.number === `#${number}` : order.id === id));
}

/** The field for a hand scanner, which types what it reads and presses Enter; and for fingers. */
export function Scan({ orders, onPack, onOpen }: ScanProps) {
  const { scan: texts } = useTexts(packingTexts);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = () => {
    const input = field.current;
    if (!input || input.value.trim() === '') return;
    const order = orderOf(input.value, orders);
    input.value = '';
    input.focus();
    if (!order) toast.warning(texts.unknown);
    else if (isPacked(order.status)) toast.info(texts.already(order.number));
    else if (mustRead(order)) onOpen(order);
    else onPack(order);
  };
  return (
    <search className="flex min-w-0 flex-1 flex-wrap items-end gap-2 max-lg:order-last max-lg:basis-full">
      <div className="min-w-0 flex-1 basis-40">
        <label htmlFor={id} className="font-semibold text-sm">
          {texts.label}
        </label>
        <div className="relative">
          <ScanLine
            className="pointer-events-none absolute top-3 left-3 size-5 text-muted"
            aria-hidden="true"
          />
          <input
            ref={field}
            id={id}
            inputMode="search"
            autoComplete="off"
            placeholder={texts.placeholder}
            onKeyDown={({ key }) => key === 'Enter' && submit()}
            className="min-h-11 w-full rounded-control border border-edge bg-paper pr-3 pl-10"
          />
        </div>
      </div>
      <Button variant="secondary" onClick={submit}>
        {texts.go}
      </Button>
    </search>
  );
}
