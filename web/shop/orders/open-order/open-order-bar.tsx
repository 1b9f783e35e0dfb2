import { useLocation } from 'react-router';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OpenOrderLink, useOpenOrder } from './open-order-link.tsx';
import { openOrderTexts } from './texts.ts';

/** Screens without the bar: cart and checkout, which show the link above their own bar, and those of forms and of work. */
const WITHOUT_BAR =
  /^\/(cart|payment|order-success|login|signup|signed-in|admin|deliver|join|forgot-password|reset-password|verify-email)\b/;

function Bar({ user }: { user: CurrentUser }) {
  const { label } = useTexts(openOrderTexts);
  const open = useOpenOrder(user);
  const { pathname } = useLocation();
  if (!open || WITHOUT_BAR.test(pathname) || pathname.startsWith(`/orders/${open.order.id}`)) return null;
  return (
    <aside aria-label={label} className="order-bar">
      <OpenOrderLink open={open} className="pointer-events-auto lg:w-fit" />
    </aside>
  );
}

/** The bar that leads to a customer's order while it is under way, at the bottom of every page of the shop (ORDER-34). */
export default function OpenOrderBar() {
  const user = useCurrentUser();
  return user && <Bar user={user} />;
}
