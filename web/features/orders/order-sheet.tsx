import { formatMoney } from '#domain/money.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { lineTotal } from '#domain/orders/pricing.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import type { OrderDetails } from './admin-queries.ts';
import { adminOrderTexts } from './admin-texts.ts';
import { BillSummary } from './bill-summary.tsx';
import { usePaymentText } from './payment-text.ts';
import { countOf } from './present.ts';
import { orderTexts } from './texts.tsx';

/** One order as it is printed: dishes, customer, address and amount to pay. */
export function OrderSheet({ order }: { order: OrderDetails }) {
  const { dateAndTime } = useDates();
  const texts = useTexts(adminOrderTexts);
  const { items } = useTexts(orderTexts);
  const { addressUnknown } = useTexts(orderMessages);
  const paymentText = usePaymentText();
  const { customer } = order;
  return (
    <PrintSheet>
      <h1 className="text-4xl">{texts.sheetTitle(order.number)}</h1>
      <p>{dateAndTime(new Date(order.orderedOn))}</p>
      <p className="mt-4 font-semibold">
        {[customer.name ?? texts.noName, customer.phone].filter(Boolean).join(', ')}
      </p>
      <p>{order.address ?? addressUnknown}</p>
      <p>{paymentText(order)}</p>
      {order.note && <p className="wrap-anywhere mt-2 font-bold text-xl">{order.note}</p>}
      <h2 className="mt-6 border-ink border-b pb-1 text-xl">{items(countOf(order.lines))}</h2>
      <ul>
        {order.lines.map((line) => (
          <li key={line.dishId} className="flex break-inside-avoid gap-4 border-line border-b py-2">
            <span className="w-12 font-semibold">{`${line.quantity} ×`}</span>
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
