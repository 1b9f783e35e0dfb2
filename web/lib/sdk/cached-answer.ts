import { hashKey, notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The cached answer of a query that another component of every page keeps up to date. It fetches nothing and makes no
 * observer, which matters on pages with dozens of cards.
 * @param none what is returned while there is no answer; with one that means the same as an answer, nothing is rendered
 *   again when that answer comes
 */
export function useCachedAnswer<Answer>(key: QueryKey, none?: Answer): Answer | undefined {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(key);
  const subscribe = useCallback(
    (changed: () => void) => {
      const notify = notifyManager.batchCalls(changed);
      return cache.subscribe(({ type, query }) => {
        if (query.queryHash === hash && (type === 'updated' || type === 'removed')) notify();
      });
    },
    [cache, hash],
  );
  const read = () => {
    const answer = cache.get<Answer>(hash)?.state.data;
    // An answer may be null.
    return answer === undefined ? none : answer;
  };
  return useSyncExternalStore(subscribe, read, read);
}
