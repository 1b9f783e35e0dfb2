import type { ReactNode } from 'react';
import { paise } from '#domain/money.ts';
import { formatLines } from '#domain/orders/line.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { OrderChange } from '#web/shared/orders/changes/order-change.ts';
import { orderChangeTexts } from '#web/shared/orders/changes/texts.tsx';

interface StoryProps {
  changes: readonly OrderChange[];
  /** Whether the order was paid, so that the difference is refunded. */
  isPaid: boolean;
}

/** The result of one change; nothing while it is open, or if it ended with the order. */
function Result({ change, isPaid }: { change: OrderChange; isPaid: boolean }): ReactNode {
  const { story: texts } = useTexts(orderChangeTexts);
  const { state, removed, offered, totalBefore, totalAfter } = change;
  const dishes = removed ? formatLines([removed]) : '';
  if (state === 'withdrawn') return texts.withdrawn(dishes);
  if (totalBefore === null || totalAfter === null) return null;
  const less = paise(totalBefore - totalAfter);
  const amount = <Money paise={paise(Math.abs(less))} />;
  const money = less > 0 ? (isPaid ? texts.back : texts.less)(amount) : less < 0 ? texts.more(amount) : '';
  const what =
    state === 'accepted' && offered
      ? texts.instead(formatLines([offered]), dishes)
      : state === 'unanswered'
        ? texts.unanswered(dishes)
        : texts.off(dishes);
  return (
    <>
      {what}
      {money}
    </>
  );
}

/** The results of all changes since the order was placed. */
export function ChangeStory({ changes, isPaid }: StoryProps) {
  const { story: texts } = useTexts(orderChangeTexts);
  const shown = changes.filter(({ state, totalAfter }) => state === 'withdrawn' || totalAfter !== null);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="grid gap-1 font-semibold">
      {shown.map((change) => (
        <li key={change.id} className="wrap-anywhere">
          <Result change={change} isPaid={isPaid} />
        </li>
      ))}
    </ul>
  );
}
