import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoney } from '#domain/money.ts';
import { formatLines } from '#domain/orders/line.ts';
import { useDates } from '#web/lib/dates.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useOrderWindow } from '#web/shared/orders/order-window.ts';
import { useMoney } from '#web/shared/orders/settled.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FollowLink } from '../follow-link.tsx';
import { orderDetails } from '../queries.ts';
import type { PlacedByPhone } from './actions.ts';
import { byPhoneTexts } from './texts.ts';

/** The order that was just placed, for reading it out to the customer. */
export function PlacedOrder({ placed }: { placed: PlacedByPhone }) {
  const texts = useTexts(byPhoneTexts).placed;
  const { longDate, timeRange } = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isAccepted, wasToBeAccepted } = placed;
  const order = orderDetails.read(placed.order);
  const promised = useOrderWindow(order);
  const money = useMoney(useCurrentUser()?.$id ?? '', [order.id])[order.id];
  const customer = [order.customerName, order.customerPhone].filter(Boolean).join(' · ');
  // With the focus on the heading, a second Enter does nothing.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section
      aria-labelledby="placed"
      className="max-w-2xl rounded-card border border-line bg-paper p-5 shadow-soft sm:p-8"
    >
      <h2
        id="placed"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 text-2xl outline-none sm:text-3xl"
      >
        <CircleCheck className="size-8 shrink-0 text-good" aria-hidden="true" />
        {texts.title(order.number)}
      </h2>
      <div className="mt-3 mb-5">
        {wasToBeAccepted && !isAccepted ? (
          <Notice tone="warning">{texts.notAccepted}</Notice>
        ) : (
          <p className="text-muted">{isAccepted ? texts.accepted : texts.onTheBoard}</p>
        )}
      </div>
      <Facts
        facts={[
          { name: texts.customer, value: customer || texts.counter },
          { name: texts.dishes, value: formatLines(order.lines) },
          { name: texts.to, value: order.kind === 'pickup' ? texts.pickup : order.address },
          ...(promised
            ? [
                {
                  name: texts.promised,
                  value: order.scheduledFor
                    ? `${longDate(promised.from)}, ${timeRange(promised)}`
                    : timeRange(promised),
                },
              ]
            : []),
          ...(order.cutlery ? [{ name: texts.cutlery, value: texts.withCutlery }] : []),
          ...(money?.isPaid ? [{ name: texts.paid, value: formatMoney(money.paid) }] : []),
          ...(money && money.due > 0 ? [{ name: texts.pay, value: formatMoney(money.due) }] : []),
        ]}
      />
      <div className="mt-6">
        <FollowLink orderId={order.id} phone={order.customerPhone} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/admin/orders/new">
          {texts.another}
          <kbd className="ml-1 rounded-md border border-white/50 px-1.5 font-sans text-sm max-md:hidden">
            {texts.key}
          </kbd>
        </LinkButton>
        <LinkButton variant="outline" to="/admin/kitchen">
          {texts.board}
        </LinkButton>
      </div>
    </section>
  );
}
