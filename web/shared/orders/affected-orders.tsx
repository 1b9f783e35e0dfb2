import { Link } from 'react-router';
import { affectedMessages } from '#domain/slots/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { NamedAheadOrder } from './ahead-orders.ts';

interface AffectedOrdersProps {
  /** '3 orders ahead are due outside these hours.' */
  title: string;
  orders: readonly NamedAheadOrder[];
  /** Whether it links to the list of orders, which cooks can't open. */
  areLinked?: boolean;
}

/** Lists the orders ahead that a change of the settings affects. Renders nothing if there are none. */
export function AffectedOrders({ title, orders, areLinked = true }: AffectedOrdersProps) {
  const { stay } = useTexts(affectedMessages);
  const { shortDateAndTime } = useDates();
  if (orders.length === 0) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">{title}</p>
      <ul className="my-1 flex flex-wrap gap-x-4">
        {orders.map(({ id, number, scheduledFor }) => {
          const text = `${number}, ${shortDateAndTime(scheduledFor)}`;
          return (
            <li key={id} className="py-1.5">
              {areLinked ? (
                <Link
                  to={`/admin/orders?order=${encodeURIComponent(id)}`}
                  className="underline underline-offset-4"
                >
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
      <p>{stay}</p>
    </Notice>
  );
}
