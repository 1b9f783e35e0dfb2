import type { ReactNode } from 'react';
import type { OrderLine } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { LineExtras } from '#web/brand/line-extras.tsx';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** A button for each dish, such as the one that reviews it. */
  action?: ((line: OrderLine) => ReactNode) | undefined;
}

/** The lines of an order, with the names and prices at the time of ordering. */
export function OrderLines({ lines, action }: OrderLinesProps) {
  const texts = useTexts(orderTexts);
  const translated = useTranslated('dishes');
  return (
    <ul aria-label={texts.dishes} className={`@container grid ${action ? 'gap-4' : 'gap-3'}`}>
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: after a change, two lines may be of one dish
          key={index}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 @max-[13rem]:grid-cols-1"
        >
          <Picture
            src={line.imgUrl}
            name={line.name}
            sizes="4rem"
            className="row-span-2 w-16 rounded-control @max-[13rem]:hidden"
          />
          <p className="min-w-0 font-semibold leading-snug">
            {translated(line.dishId, line).name}
            <LineExtras {...line} />
          </p>
          <Money paise={lineTotal(line)} className="font-semibold" />
          <div className="col-span-2 flex @max-[13rem]:col-span-1 flex-wrap items-center justify-between gap-x-3">
            <p className="text-muted text-sm">
              {`${line.quantity} × `}
              <Money paise={line.price} />
            </p>
            {action?.(line)}
          </div>
        </li>
      ))}
    </ul>
  );
}
