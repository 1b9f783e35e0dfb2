import type { RefObject } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { Money } from '#web/brand/money.tsx';
import { useDishName } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Obstacle } from '../obstacle.ts';
import type { PriceNews } from './use-price-news.ts';

interface CheckoutNoticesProps {
  ref: RefObject<HTMLDivElement | null>;
  obstacle: Obstacle | undefined;
  /** Why the order can't be placed now, and the id of the element that says so. */
  blockedBy: readonly string[];
  blockedId: string;
  prices: PriceNews;
  /** The lines that are not available any more. */
  gone: readonly CartLine[];
  total: Paise;
}

/** What stands in the way of an order, and what has changed while checkout was open. */
export function CheckoutNotices(props: CheckoutNoticesProps) {
  const { ref, obstacle, blockedBy, blockedId, gone, total } = props;
  const { news, repriced, isRecharged, hasNewTotal } = props.prices;
  const { checkout: texts, obstacle: obstacleTexts } = useTexts(orderTexts);
  const messages = useTexts(orderMessages);
  const nameOf = useDishName();
  const newTotal = <p>{texts.newTotal(<Money paise={total} className="font-semibold" />)}</p>;
  return (
    <div ref={ref} className="mt-5 grid gap-3 empty:hidden">
      {obstacle && (
        <Notice tone={obstacle.tone}>
          <p className="font-semibold">{obstacle.message}</p>
          {obstacle.note && <p>{obstacle.note}</p>}
          {isRecharged && newTotal}
        </Notice>
      )}
      {blockedBy.length > 0 && (
        <div id={blockedId}>
          <Notice tone="warning">
            {blockedBy.map((reason) => (
              <p key={reason} className="font-semibold">
                {reason}
              </p>
            ))}
          </Notice>
        </div>
      )}
      {!obstacle && news.length > 0 && (
        <Notice tone="warning">
          {news.map((line) => (
            <p key={lineKey(line)} className="font-semibold">
              {messages.priceChanged(nameOf(line.dishId, line.name), formatMoney(line.price))}
            </p>
          ))}
          <p>{obstacleTexts.nothingOrdered}</p>
        </Notice>
      )}
      {!obstacle && news.length === 0 && repriced && <Notice tone="warning">{texts.pricesChanged}</Notice>}
      {!obstacle && (isRecharged || hasNewTotal) && (
        <Notice tone="warning">
          <p className="font-semibold">{obstacleTexts.chargesChanged}</p>
          {newTotal}
        </Notice>
      )}
      {!obstacle &&
        gone.map((line) => (
          <Notice key={lineKey(line)} tone="warning">
            {messages.unavailable(nameOf(line.dishId, line.name))}
          </Notice>
        ))}
    </div>
  );
}
