import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { hasOrderAgainSpace, rememberOrderAgain } from '#web/lib/session/order-again-space.ts';
import { useAgain } from '#web/shop/carts/again/use-again.ts';
import { AgainRow } from '#web/shop/orders/again/again-row.tsx';
import { latestOrdersQuery } from '#web/shop/orders/queries.ts';

function Row({ user: { $id: userId } }: { user: CurrentUser }) {
  const { data: orders } = useQuery(latestOrdersQuery(useSdk(), userId));
  const { again, addAgain } = useAgain(userId, orders);
  const hasOrders = orders && orders.length > 0;
  useEffect(() => {
    if (hasOrders === undefined) return;
    // Only the next page keeps a place: in this one, the row would push down what somebody reads.
    const keep = () => rememberOrderAgain(hasOrders);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [hasOrders]);
  return again && hasOrderAgainSpace() && <AgainRow again={again} onAdd={addAgain} />;
}

/** The dishes of a customer's last orders, on home and menu; nothing for visitors (ORDER-40). */
export default function OrderAgain() {
  const user = useCurrentUser();
  return user && <Row user={user} />;
}
