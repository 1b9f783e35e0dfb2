import type { Paise } from '#domain/money.ts';
import { type Bill, TAX_PERCENT } from '#domain/orders/pricing.ts';
import { Money } from '#web/brand/money.tsx';

function Row({ label, paise, free = false }: { label: string; paise: Paise; free?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>{free ? <span className="font-semibold text-good">Free</span> : <Money paise={paise} />}</dd>
    </div>
  );
}

export function BillSummary({ bill }: { bill: Bill }) {
  return (
    <dl className="grid gap-2">
      <Row label="Subtotal" paise={bill.subtotal} />
      <Row label="Delivery Fee" paise={bill.deliveryFee} free={bill.subtotal > 0 && bill.deliveryFee === 0} />
      <Row label={`Tax (${TAX_PERCENT}%)`} paise={bill.tax} />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt className="font-semibold text-lg">Total</dt>
        <dd>
          <Money paise={bill.total} className="font-display text-2xl" />
        </dd>
      </div>
    </dl>
  );
}
