import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCheckout } from './checkout-context.ts';

interface CheckoutPartProps {
  title: string;
  /** What is chosen, in one line: the part is folded until somebody wants to change it. Undefined: it is open. */
  chosen?: ReactNode;
  icon?: ReactNode;
  /** Nothing else can be chosen, so a folded part stays folded. */
  fixed?: boolean;
  /** A card of its own, not a part of the card of all choices. */
  card?: boolean;
  /** What a folded part shows, too. */
  inSight?: ReactNode;
  /** Something in it is missing or wrong, so it is open. */
  wrong?: boolean;
  children: ReactNode;
}

/** A part of the checkout page under its heading, or a line of the receipt that can be unfolded (ORDER-46). */
export function CheckoutPart(props: CheckoutPartProps) {
  const { title, chosen, icon, fixed = false, card = false, inSight, wrong, children } = props;
  const texts = useTexts(orderTexts).checkout;
  const { isReceipt } = useCheckout();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // What was wrong stays open once it is right: somebody is at work in it.
  if (wrong && !isOpen) setOpen(true);
  if (chosen === undefined)
    return (
      <section
        aria-labelledby={id}
        className={`min-w-0 border-line px-4 py-2 lg:py-3 ${card ? 'rounded-card border bg-paper shadow-soft' : 'border-b last:border-b-0'}`}
      >
        {/* On a phone the fields of a newcomer, and the dishes, say themselves what they are. */}
        <h2 id={id} className={`mb-1.5 text-lg ${isReceipt ? '' : 'max-lg:sr-only'}`}>
          {title}
        </h2>
        {inSight && <div className="mb-3">{inSight}</div>}
        {children}
      </section>
    );
  return (
    <section aria-labelledby={id} className="min-w-0 border-line border-b pr-2 pl-4 last:border-b-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <div className="flex min-w-0 flex-1 basis-36 items-center gap-3 py-1">
          <span aria-hidden="true" className="shrink-0 text-muted max-[16rem]:hidden">
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <h2 id={id} className={isOpen ? 'text-lg' : 'sr-only'}>
              {title}
            </h2>
            {!isOpen && <div className="wrap-break-word font-semibold leading-snug">{chosen}</div>}
          </div>
        </div>
        {!fixed && !wrong && (
          <Button
            variant="quiet"
            className="ml-auto px-2 text-chilli-text"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.done(title) : texts.change(title)}
          </Button>
        )}
      </div>
      {inSight && <div className="pr-2 pb-3">{inSight}</div>}
      {isOpen && <div className="pt-1 pr-2 pb-3">{children}</div>}
    </section>
  );
}
