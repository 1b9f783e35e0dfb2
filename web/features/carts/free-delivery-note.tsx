import { Bike } from 'lucide-react';
import { type Paise, paise } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { usePublicSettings } from '#web/lib/page/html-document.ts';

/** The promise of free delivery: what is missing, or that it is reached. Silent where the kitchen promises none. */
export function FreeDeliveryNote({ subtotal }: { subtotal: Paise }) {
  const { freeDeliveryAbove } = usePublicSettings();
  if (freeDeliveryAbove === undefined) return null;
  const reached = subtotal > freeDeliveryAbove;
  const missing = paise(freeDeliveryAbove - subtotal);
  return (
    <div className="rounded-control bg-turmeric/15 px-4 py-3 text-sm">
      <p className="flex items-start gap-2.5">
        <Bike className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        {reached ? (
          <span className="font-semibold">Your delivery is free.</span>
        ) : (
          <span>
            Free delivery above <Money paise={freeDeliveryAbove} />
            {missing > 0 ? (
              <>
                : add dishes for <Money paise={missing} className="font-semibold" /> more.
              </>
            ) : (
              ': one more small dish and it is yours.'
            )}
          </span>
        )}
      </p>
      {!reached && (
        <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-ink/10">
          <div
            className="h-full rounded-full bg-turmeric transition-[width] duration-250 ease-out motion-reduce:transition-none"
            style={{ width: `${Math.min(100, (subtotal / freeDeliveryAbove) * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
