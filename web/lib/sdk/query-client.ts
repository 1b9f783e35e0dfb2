import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isServerError } from '#web/lib/sdk/refusal.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';
import { SITE_SETTINGS_KEY } from '#web/lib/site-settings.ts';

const STALE_AFTER = 30_000;
const RETRY_AFTER = 500;

/** Whether to try again: once after a lost answer or a server error, never after a refusal (4xx). */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && !(isServerError(error) && error.code >= 400 && error.code < 500);
}

/** The query cache of one request, so that no visitor sees another's answers. */
export function serverQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_AFTER } } });
}

/** The browser's query cache. If the server answers that the session has ended, the current user is refetched. */
export function browserQueries(): QueryClient {
  const onError = (error: Error) => {
    if (isServerError(error) && error.code === 401)
      void queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  };
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay: RETRY_AFTER, staleTime: STALE_AFTER },
      // Without a connection a change fails at once. Sent later, it could be wrong by then, or cost money unawares.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
  // The document contains the settings. They stay in the cache even if no component uses them.
  queries.setQueryDefaults(SITE_SETTINGS_KEY, { gcTime: Infinity });
  return queries;
}
