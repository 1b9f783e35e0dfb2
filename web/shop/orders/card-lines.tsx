import type { ReactNode } from 'react';
import type { OrderLine } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { LineExtras } from '#web/brand/line-extras.tsx';
import { Money } from '#web/brand/money.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';

interface CardLinesProps {
  lines: readonly OrderLine[];
  action: ((line: OrderLine) => ReactNode) | undefined;
}

/** The dishes of an order in the list of orders: a row each, without pictures. */
export function CardLines({ lines, action }: CardLinesProps) {
  const texts = useTexts(orderTexts);
  const translated = useTranslated('dishes');
  return (
    <ul aria-label={texts.dishes} className="grid">
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: after a change, two lines may be of one dish
          key={index}
          className="flex min-h-12 flex-wrap items-center gap-x-3 py-0.5"
        >
          <div className="min-w-0 flex-1 basis-36 leading-snug">
            {`${line.quantity} × `}
            <span className="font-semibold">{translated(line.dishId, line).name}</span>
            <LineExtras {...line} />
          </div>
          <span className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
            <Money paise={lineTotal(line)} />
            {action?.(line)}
          </span>
        </li>
      ))}
    </ul>
  );
}
