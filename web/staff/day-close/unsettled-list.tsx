import { Link } from 'react-router';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { Unsettled } from './queries.ts';
import { dayCloseTexts } from './texts.ts';

interface UnsettledListProps {
  title: string;
  unsettled: Unsettled;
  /** Shown if there are no orders. */
  none: string;
  /** What to do about them. */
  hint: string;
}

/** Orders that are not settled, each with a link to it. */
export function UnsettledList({ title, unsettled, none, hint }: UnsettledListProps) {
  const texts = useTexts(dayCloseTexts);
  const { count, amount, listed } = unsettled;
  return (
    <Panel title={title} action={count > 0 && <Money paise={amount} className="font-semibold text-danger" />}>
      {count === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <>
          <p className="mb-2 text-muted text-sm">{hint}</p>
          <ul className="divide-y divide-line">
            {listed.map((order) => (
              <li key={`${order.orderId} ${order.amount}`}>
                <Link
                  to={`/admin/orders?order=${order.orderId}`}
                  className="flex min-h-11 items-center justify-between gap-4 underline-offset-4 hover:underline"
                >
                  <span className="wrap-anywhere min-w-0">
                    <span className="font-semibold">{order.number}</span> {order.customerName || texts.noName}
                  </span>
                  <Money paise={order.amount} />
                </Link>
              </li>
            ))}
          </ul>
          {count > listed.length && <p className="mt-2 text-muted">{texts.more(count - listed.length)}</p>}
        </>
      )}
    </Panel>
  );
}
