import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSdk } from '#web/lib/sdk/sdk.ts';

/** Milliseconds between two requests to the server. */
const ASK_EVERY = 5_000;
/** The most requests after somebody has come back. After them, the server still checks the page by itself. */
const MOST = 6;

/**
 * Has the server ask the gateway about an order whose customer has come back from the payment page. The message of the
 * gateway may be late, and coming back proves nothing.
 * @returns whether it still asks
 */
export function usePaymentCheck(orderId: string, isBack: boolean): boolean {
  const sdk = useSdk();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(0);
  const isAsking = isBack && asked < MOST;
  useEffect(() => {
    if (!isAsking) return;
    let isOver = false;
    const ask = async () => {
      await sdk.call('post', `orders/${encodeURIComponent(orderId)}/payment-check`).catch(() => undefined);
      if (isOver) return;
      await Promise.all(
        [['orders'], ['payments']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      if (!isOver) setAsked((count) => count + 1);
    };
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : ASK_EVERY);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sdk, queries, orderId, asked, isAsking]);
  return isAsking;
}
