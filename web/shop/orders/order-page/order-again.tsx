import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Paise } from '#domain/money.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useLineName } from '#web/shared/carts/line-name.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { orderPageTexts } from './texts.tsx';

type NamedDish = Pick<OrderLine, 'dishId' | 'name'>;

/** The result of adding a past order to the cart. */
interface Again {
  wanted: readonly unknown[];
  repriced: readonly (NamedDish & { before: Paise; now: Paise })[];
  missing: readonly (NamedDish & Pick<OrderLine, 'options'>)[];
  full: readonly NamedDish[];
}

interface OrderAgainProps {
  lines: readonly OrderLine[];
  /** Adds the dishes to the cart. */
  onAgain: (lines: readonly OrderLine[]) => Promise<Again>;
}

/** The button that adds a past order to the cart, and a list of what has changed since. */
export function OrderAgain({ lines, onAgain }: OrderAgainProps) {
  const { again: texts } = useTexts(orderPageTexts);
  const nameOf = useLineName();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Again>();

  const press = async () => {
    setBusy(true);
    try {
      setOutcome(await onAgain(lines));
    } catch {
      toast.error(texts.failed);
    }
    setBusy(false);
  };

  const said: ReactNode[] = outcome
    ? [
        outcome.wanted.length > 0 ? texts.added(outcome.wanted.length) : texts.nothing,
        ...outcome.repriced.map(({ before, now, ...dish }) =>
          texts.repriced(nameOf(dish), <Money paise={before} />, <Money paise={now} />),
        ),
        ...outcome.missing.map((line) => texts.missing(nameOf(line))),
        ...outcome.full.map((dish) => texts.full(nameOf(dish))),
      ]
    : [];
  return (
    <div className="grid gap-4">
      <Button variant="secondary" busy={busy} busyLabel={texts.busy} onClick={() => void press()}>
        <RotateCcw className="size-4" aria-hidden="true" />
        {texts.button}
      </Button>
      <div role="status" className="empty:hidden">
        {outcome && (
          <Notice>
            <ul className="grid gap-1">
              {said.map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: each press makes a new list
                <li key={index}>{words}</li>
              ))}
            </ul>
            {outcome.wanted.length > 0 && (
              <LinkButton to="/cart" className="mt-3">
                {texts.toCart}
              </LinkButton>
            )}
          </Notice>
        )}
      </div>
    </div>
  );
}
