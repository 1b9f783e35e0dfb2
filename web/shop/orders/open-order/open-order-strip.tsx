import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { OpenOrderLink, useOpenOrder } from './open-order-link.tsx';

/** The link to the order under way at the top of a page that has a bar of its own at the bottom. */
export function OpenOrderStrip({ user }: { user: CurrentUser }) {
  const open = useOpenOrder(user);
  return open && <OpenOrderLink open={open} className="mb-5" />;
}
