import type { ReactNode } from 'react';
import { type Paise, paise } from '#domain/money.ts';
import type { LineChange } from '#domain/orders/changes/changing.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { afterChange } from '#web/shared/orders/changes/order-change.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Ticket } from '../ticket.ts';
import { boardChangeTexts } from './texts.ts';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** The total of an order now, and what it would be after a change. */
export function ChangeTotals({ ticket, change }: { ticket: Ticket; change: LineChange }) {
  const { totals: texts } = useTexts(boardChangeTexts);
  const off = afterChange(ticket, { ...change, substitute: undefined });
  const offered = change.substitute && afterChange(ticket, change).bill.total;
  const rest = offered ?? off.bill.total;
  const difference: Paise = paise(ticket.total - rest);
  if (off.lines.length === 0 && offered === undefined) {
    return <Notice tone="warning">{texts.nothingLeft}</Notice>;
  }
  return (
    <dl className="grid gap-1.5 rounded-control bg-ink/5 p-4" aria-live="polite">
      <Row label={texts.now}>
        <Money paise={ticket.total} />
      </Row>
      {offered !== undefined && (
        <Row label={texts.offered}>
          <Money paise={offered} />
        </Row>
      )}
      <Row label={texts.off}>
        {off.lines.length === 0 ? texts.nothingLeft : <Money paise={off.bill.total} />}
      </Row>
      {difference > 0 && (
        <Row label={texts.back}>
          <Money paise={difference} />
        </Row>
      )}
      {difference < 0 && (
        <Row label={texts.more}>
          <Money paise={paise(-difference)} />
        </Row>
      )}
    </dl>
  );
}
