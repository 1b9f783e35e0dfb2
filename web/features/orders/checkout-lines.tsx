import { type Rupees, toPaise } from '#domain/money.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { Button } from '#web/ui/button.tsx';
import type { OrderedLine } from './actions.ts';

interface CheckoutLinesProps<Line extends OrderedLine> {
  lines: readonly Line[];
  /** Prices as the customer first saw them here, by dish. */
  seenPrices: ReadonlyMap<string, Rupees>;
  onRemove: (line: Line) => void;
}

/** What is about to be ordered; what has changed meanwhile says so. */
export function CheckoutLines<Line extends OrderedLine>(props: CheckoutLinesProps<Line>) {
  const { lines, seenPrices, onRemove } = props;
  return (
    <ul aria-label="Dishes" className="grid gap-4">
      {lines.map((line) => {
        const price = toPaise(line.price);
        const seen = seenPrices.get(line.dishId);
        const gone = !line.isAvailable;
        return (
          <li key={line.dishId} className="flex flex-wrap items-center gap-3">
            <Picture
              src={line.image}
              alt=""
              sizes="4rem"
              className={`w-16 shrink-0 rounded-control ${gone ? 'grayscale' : ''}`}
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold leading-snug">{line.name}</p>
              <p className="text-muted text-sm">
                {line.quantity} × <Money paise={price} />
                {seen !== undefined && seen !== line.price && (
                  <span className="ml-2 inline-block rounded-full bg-turmeric px-2 py-0.5 font-semibold text-on-turmeric">
                    New price, was <Money paise={toPaise(seen)} />
                  </span>
                )}
              </p>
              {gone && <p className="font-semibold text-danger text-sm">Not available right now</p>}
            </div>
            {gone ? (
              <Button variant="outline" onClick={() => onRemove(line)}>
                Remove<span className="sr-only"> {line.name}</span>
              </Button>
            ) : (
              <Money paise={lineTotal({ price, quantity: line.quantity })} className="font-semibold" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
