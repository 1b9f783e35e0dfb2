import { CircleQuestionMark } from 'lucide-react';
import { haveOwnLimits } from '#domain/areas/area.ts';
import { formatMoney, type Paise, paise } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { type Bill, TAX_PERCENT } from '#domain/orders/pricing.ts';
import { kilometres } from '#domain/places/distance.ts';
import { pricingOf } from '#domain/site/charged.ts';
import { taxLines } from '#domain/taxes/lines.ts';
import { Money } from '#web/brand/money.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

interface RowProps {
  label: string;
  paise: Paise;
  /** Shown instead of an amount of 0. */
  free?: string | undefined;
  /** The amount is taken off. */
  minus?: boolean;
  /** What the line is for; opened by a press of its label. */
  why?: string | undefined;
}

/** The label of a line, with what the line is for. */
function Label({ label, why }: Pick<RowProps, 'label' | 'why'>) {
  if (!why) return <dt className="text-muted">{label}</dt>;
  return (
    <dt className="min-w-0 text-muted">
      <details>
        <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
          {label}
          <CircleQuestionMark className="size-4 shrink-0" aria-hidden="true" />
        </summary>
        <p className="mt-0.5 mb-1 text-sm">{why}</p>
      </details>
    </dt>
  );
}

function Row({ label, paise, free, minus = false, why }: RowProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${why ? 'items-center' : ''}`}>
      <Label label={label} why={why} />
      <dd className="ml-auto shrink-0">
        {free ? (
          <span className="font-semibold text-good">{free}</span>
        ) : (
          <>
            {minus && '−'}
            <Money paise={paise} />
          </>
        )}
      </dd>
    </div>
  );
}

interface BillSummaryProps {
  bill: Bill;
  kind?: OrderKind | undefined;
  /** Each line can be opened to read what it is for. */
  explained?: boolean;
}

/**
 * The bill: subtotal, coupons, delivery (unless it is a pickup order), packing if it is charged, taxes, tip if there is
 * one, and total.
 */
export function BillSummary({ bill, kind = 'delivery', explained = false }: BillSummaryProps) {
  const { bill: texts, total } = useTexts(orderTexts);
  const { charges, areas } = useSiteSettings();
  const limit = haveOwnLimits(areas) ? undefined : pricingOf(charges).freeDeliveryAbove;
  const above = limit === undefined ? undefined : formatMoney(limit);
  const { deliveryMetres } = bill;
  const label = deliveryMetres === undefined ? texts.delivery : texts.deliveryFor(kilometres(deliveryMetres));
  const why = explained ? texts.why : undefined;
  const free = bill.subtotal > 0 && bill.deliveryFee === 0 ? texts.free : undefined;
  return (
    <dl className={`grid ${explained ? '' : 'gap-2'}`}>
      <Row label={texts.subtotal} paise={bill.subtotal} why={why?.subtotal} />
      {bill.discount ? <Row label={texts.discount} paise={bill.discount} minus why={why?.discount} /> : null}
      {kind === 'delivery' && (
        <Row label={label} paise={bill.deliveryFee} free={free} why={why?.delivery(above)} />
      )}
      {bill.packing ? <Row label={texts.packing} paise={bill.packing} why={why?.packing} /> : null}
      {taxLines(bill, TAX_PERCENT).map(({ kind: half, percent, amount }) => (
        <Row key={`${half}-${percent}`} label={texts[half](percent)} paise={amount} why={why?.tax} />
      ))}
      {bill.roundOff ? (
        <Row
          label={texts.roundOff}
          paise={paise(Math.abs(bill.roundOff))}
          minus={bill.roundOff < 0}
          why={why?.roundOff}
        />
      ) : null}
      {bill.tip ? <Row label={texts.tip} paise={bill.tip} why={why?.tip} /> : null}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
        <dt className="font-semibold text-lg">{total}</dt>
        <dd className="ml-auto">
          <Money paise={bill.total} className="font-display text-2xl" />
        </dd>
      </div>
    </dl>
  );
}
