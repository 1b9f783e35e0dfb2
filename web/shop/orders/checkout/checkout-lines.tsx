import type { CartLine } from '#domain/carts/line.ts';
import type { Paise } from '#domain/money.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { LineExtras } from '#web/brand/line-extras.tsx';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button } from '#web/ui/button.tsx';

interface CheckoutLinesProps {
  lines: readonly CartLine[];
  /** The prices that the customer first saw on this page, by the key of the line. */
  seenPrices: ReadonlyMap<string, Paise>;
  /** One line each, without pictures. */
  dense: boolean;
  onRemove: (line: CartLine) => void;
}

/** The lines of the order. A changed price is marked, and a sold-out dish can be removed. */
export function CheckoutLines({ lines, seenPrices, dense, onRemove }: CheckoutLinesProps) {
  const { checkout: texts, dishes } = useTexts(orderTexts);
  const translated = useTranslated('dishes');
  return (
    <ul aria-label={dishes} className={`grid ${dense ? 'gap-1.5' : 'gap-4'}`}>
      {lines.map((original) => {
        const line = translated(original.dishId, original);
        const seen = seenPrices.get(lineKey(line));
        const gone = !line.isAvailable;
        const isRepriced = seen !== undefined && seen !== line.price;
        return (
          <li key={lineKey(line)} className="flex flex-wrap items-center gap-3">
            {!dense && (
              <Picture
                src={line.imgUrl}
                name={line.name}
                sizes="4rem"
                className={`w-16 shrink-0 rounded-control max-[16rem]:hidden ${gone ? 'grayscale' : ''}`}
              />
            )}
            <div className="min-w-0 flex-1">
              <p className="font-semibold leading-snug">
                {dense && `${line.quantity} × `}
                {line.name}
                <LineExtras {...line} />
              </p>
              {(!dense || isRepriced) && (
                <p className="text-muted text-sm">
                  {`${line.quantity} × `}
                  <Money paise={line.price} />
                  {isRepriced && (
                    <span className="ml-2 inline-block rounded-full bg-turmeric px-2 py-0.5 font-semibold text-on-turmeric">
                      {texts.newPrice(<Money paise={seen} />)}
                    </span>
                  )}
                </p>
              )}
              {gone && <p className="font-semibold text-danger text-sm">{texts.notAvailable}</p>}
            </div>
            {gone ? (
              <Button variant="outline" onClick={() => onRemove(line)}>
                {texts.remove(line.name)}
              </Button>
            ) : (
              <Money paise={lineTotal(line)} className="font-semibold" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
