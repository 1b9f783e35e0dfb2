import type { OrdersByArea } from '#domain/areas/ordered-places.ts';
import { useTexts } from '#web/lib/texts.ts';
import { areasTexts } from './texts.ts';

/** As many pincodes are named. */
const MOST_NAMED = 8;

/** How many orders of the last 30 days lie in no area, and whose pincodes those are (AREA-15). */
export function OrdersOutside({ orders }: { orders: OrdersByArea | undefined }) {
  const { lately: texts } = useTexts(areasTexts);
  if (!orders) return null;
  const { all, outside, outsideOf } = orders;
  const named = outsideOf
    .slice(0, MOST_NAMED)
    .map(({ pincode, orders: count }) =>
      texts.ofPincode(pincode === null ? texts.noPincode : `${pincode}`, count),
    );
  return (
    <p role="status" className={outside > 0 ? 'text-sm' : 'text-muted text-sm'}>
      <span className="font-semibold">{outside > 0 ? texts.outside(outside, all) : texts.nobody(all)}</span>{' '}
      {named.join(', ')}
      {outsideOf.length > MOST_NAMED && ` ${texts.more(outsideOf.length - MOST_NAMED)}`}
    </p>
  );
}
