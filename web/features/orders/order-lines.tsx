import type { OrderLine } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { Money } from '#web/ui/money.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** What was ordered, as it was then. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul aria-label="Dishes" className="grid gap-3">
      {lines.map((line) => (
        <li key={line.dishId} className="flex items-center gap-3">
          <Picture src={line.image} alt="" sizes="4rem" className="w-16 shrink-0 rounded-control" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold leading-snug">{line.name}</p>
            <p className="text-muted text-sm">
              {line.quantity} × <Money paise={line.price} />
            </p>
          </div>
          <Money paise={lineTotal(line)} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}
