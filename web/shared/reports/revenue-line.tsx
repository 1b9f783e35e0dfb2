import { dayWords } from '#domain/day-close/words.ts';
import { formatMoney, sum } from '#domain/money.ts';
import type { RevenueSteps } from '#domain/reports/revenue.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import { useTexts } from '#web/lib/texts.ts';

interface RevenueLineProps {
  steps: RevenueSteps;
  /** Which of these figures this screen has, and which another. */
  hint: string;
}

/**
 * How placed orders became revenue, in one line: placed − rejected − cancelled − given back = revenue. It stands at the close of a day
 * and at reports, which count by different rules (DAY-12).
 */
export function RevenueLine({ steps, hint }: RevenueLineProps) {
  const { ends, revenue: words } = useTexts(dayWords);
  const {
    orders,
    revenue,
    refunded,
    ended: lost,
  } = inPaise(steps, { revenue: true, refunded: true, amount: true });
  const placed = orders + lost.reduce((count, each) => count + each.orders, 0);
  if (placed === 0) return null;
  const amount = sum(revenue, refunded, ...lost.map((each) => each.amount));
  const minus = [
    ...lost.map((each) => words.ended(ends[each.status], each.orders, formatMoney(each.amount))),
    ...(refunded > 0 ? [words.refunded(formatMoney(refunded))] : []),
  ];
  return (
    <div className="mt-4 border-line border-t pt-3">
      <p className="tabular-nums">
        {[words.placed(placed, formatMoney(amount)), ...minus].join(' − ')}
        {` = ${words.result(orders, formatMoney(revenue))}`}
      </p>
      <p className="mt-1 text-muted text-sm">{hint}</p>
    </div>
  );
}
