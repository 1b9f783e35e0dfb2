import type { QueryClient } from '@tanstack/react-query';

const CHANNEL = 'rasoi.carts';
let channel: BroadcastChannel | undefined;

/** Listens, once for the life of the page, to what other tabs do to the cart. */
export function hearOtherTabs(queries: QueryClient): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void queries.invalidateQueries({ queryKey: ['carts'] });
}

/** Lets other tabs know that the cart has changed. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}
