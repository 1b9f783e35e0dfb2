import { formatMoney } from '#domain/money.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { useDates } from '#web/lib/dates.ts';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import type { OrderDetails } from './admin-queries.ts';
import { BillSummary } from './bill-summary.tsx';
import { countOf, paymentWords } from './present.ts';

/** One order on paper: what to cook, for whom, where it goes, and what is to be paid. */
export function OrderSheet({ order }: { order: OrderDetails }) {
  const { dateAndTime } = useDates();
  const { customer } = order;
  return (
    <PrintSheet>
      <h1 className="text-4xl">Order {order.number}</h1>
      <p>{dateAndTime(new Date(order.orderedOn))}</p>
      <p className="mt-4 font-semibold">{[customer.name, customer.phone].filter(Boolean).join(', ')}</p>
      <p>{order.address}</p>
      <p>{paymentWords(order.paymentMethod)}</p>
      <h2 className="mt-6 border-ink border-b pb-1 text-xl">{countOf(order.lines)}</h2>
      <ul>
        {order.lines.map((line) => (
          <li key={line.dishId} className="flex break-inside-avoid gap-4 border-line border-b py-2">
            <span className="w-12 font-semibold">{line.quantity} ×</span>
            <span className="min-w-0 flex-1">{line.name}</span>
            <span className="tabular-nums">{formatMoney(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 break-inside-avoid">
        <BillSummary bill={order.bill} />
      </div>
    </PrintSheet>
  );
}
