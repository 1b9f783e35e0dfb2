import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { cartKey } from '../queries.ts';
import { KEPT_CART } from './kept-cart.ts';
import { mergeKeptCart } from './merge.ts';

/** Shows changes of the kept cart by other tabs, and merges it into the server's cart once somebody is signed in. */
export default function KeptCartSync(): null {
  const sdk = useSdk();
  const queries = useQueryClient();
  const userId = useCurrentUser()?.$id;
  useEffect(() => {
    if (userId !== undefined) {
      // Lines that could not be merged stay in the browser, and are tried again when the connection is back.
      const merge = () => void mergeKeptCart(sdk, queries, userId).catch(() => undefined);
      merge();
      window.addEventListener('online', merge);
      return () => window.removeEventListener('online', merge);
    }
    const follow = ({ key }: StorageEvent) => {
      if (key === KEPT_CART) void queries.invalidateQueries({ queryKey: cartKey('') });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [sdk, queries, userId]);
  return null;
}
