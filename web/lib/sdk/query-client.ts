import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { AppwriteException } from 'appwrite';
import { SITE_SETTINGS_KEY } from '#web/lib/kitchen/site-settings.ts';
import { CURRENT_USER_KEY } from '#web/lib/session/current-user.ts';

const STALE_AFTER = 30_000;
const RETRY_AFTER = 500;

/** Refusals (4xx) stay refusals; a lost answer or a stumbling server deserves one more try. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof AppwriteException && error.code >= 400 && error.code < 500);
}

/** One for each request, so that no visitor sees another's answers. */
export function serverQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_AFTER } } });
}

/** One for the life of the page. When the server says the session is over, who is signed in is asked again. */
export function browserQueries(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof AppwriteException && error.code === 401)
      void queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  };
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: worthRetrying, retryDelay: RETRY_AFTER, staleTime: STALE_AFTER } },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
  // They came with the document and stay, also while nothing on the page shows them.
  queries.setQueryDefaults(SITE_SETTINGS_KEY, { gcTime: Infinity });
  return queries;
}
