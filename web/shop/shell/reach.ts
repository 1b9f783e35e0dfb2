import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isCopy } from '#web/lib/page/offline-copies.ts';
import { COPY_SHOWN } from '#web/lib/page/offline-names.ts';

/** Milliseconds between attempts to reach the server while the page shows old answers. */
const RETRY = 5_000;

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * What the page can show: `offline` without a connection; `copy` if the connection seems to be there, but the server did
 * not answer, so that the page shows old answers. It then tries again by itself, and fetches everything anew.
 */
export function useReach(): 'online' | 'offline' | 'copy' {
  const queries = useQueryClient();
  const [showsCopy, setShowsCopy] = useState(false);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    // Not before hydration, because the copy was rendered by the server.
    if (isCopy()) setShowsCopy(true);
    const onMessage = ({ data }: MessageEvent) => data === COPY_SHOWN && setShowsCopy(true);
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (!showsCopy || !online) return undefined;
    const attempt = async () => {
      const answer = await fetch('/session').catch(() => undefined);
      if (!answer?.ok) return;
      setShowsCopy(false);
      await queries.invalidateQueries();
    };
    void attempt();
    const timer = setInterval(() => void attempt(), RETRY);
    return () => clearInterval(timer);
  }, [showsCopy, online, queries]);

  if (!online) return 'offline';
  return showsCopy ? 'copy' : 'online';
}
