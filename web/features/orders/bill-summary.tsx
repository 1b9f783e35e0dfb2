import type { Paise } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/lifecycle.ts';
import { type Bill, TAX_PERCENT } from '#domain/orders/pricing.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

function Row({ label, paise, free }: { label: string; paise: Paise; free?: string | undefined }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>{free ? <span className="font-semibold text-good">{free}</span> : <Money paise={paise} />}</dd>
    </div>
  );
}

/** The bill: subtotal, delivery unless it is a pickup order, packing if it is charged, tax and total. */
export function BillSummary({ bill, kind = 'delivery' }: { bill: Bill; kind?: OrderKind | undefined }) {
  const { bill: texts, total } = useTexts(orderTexts);
  const free = bill.subtotal > 0 && bill.deliveryFee === 0 ? texts.free : undefined;
  return (
    <dl className="grid gap-2">
      <Row label={texts.subtotal} paise={bill.subtotal} />
      {kind === 'delivery' && <Row label={texts.delivery} paise={bill.deliveryFee} free={free} />}
      {bill.packing ? <Row label={texts.packing} paise={bill.packing} /> : null}
      <Row label={texts.tax(TAX_PERCENT)} paise={bill.tax} />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt className="font-semibold text-lg">{total}</dt>
        <dd>
          <Money paise={bill.total} className="font-display text-2xl" />
        </dd>
      </div>
    </dl>
  );
}
