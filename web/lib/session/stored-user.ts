import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { OPENING_KEY } from '#web/lib/opening-key.ts';
import { SITE_SETTINGS_KEY } from '#web/lib/site-settings.ts';
import { CURRENT_USER_KEY, type CurrentUser } from './current-user.ts';
import { STORED_USER } from './session-presence.ts';
import { keepShownPerson } from './shown-person.ts';
import { isSignOutPending } from './sign-out.ts';

/** The user that this browser has last seen (LOGIN-6), or null. */
export function readStoredUser(): CurrentUser | null {
  try {
    return JSON.parse(localStorage.getItem(STORED_USER) ?? 'null');
  } catch {
    return null;
  }
}

/** How the keys of queries begin whose data is the same for everybody. All other data counts as personal. */
const SHARED = [CURRENT_USER_KEY[0], 'dishes', 'menus'];
/** Queries that every page comes with and cannot do without. Longer keys are of staff's queries. */
const OF_EVERY_PAGE = [SITE_SETTINGS_KEY, OPENING_KEY].map(hashKey);
const isShared = (key: QueryKey) => SHARED.includes(String(key[0])) || OF_EVERY_PAGE.includes(hashKey(key));

function store(user: CurrentUser | null): void {
  const text = user && JSON.stringify(user);
  try {
    if (text === localStorage.getItem(STORED_USER)) return;
    if (text) localStorage.setItem(STORED_USER, text);
    else localStorage.removeItem(STORED_USER);
  } catch {
    // Without storage (private mode, full disk) the browser still has the session's cookie.
  }
}

/**
 * Keeps the current user in local storage: shows the stored user until the server has answered, stores each answer, and
 * refetches when another tab signs in or out. When the user changes, the previous user's data is removed from the cache.
 * @returns a function that stops this
 */
export function keepUserStored(queries: QueryClient, greeting: (firstName: string) => string): () => void {
  if (queries.getQueryData(CURRENT_USER_KEY) === undefined) {
    const stored = readStoredUser();
    if (stored) queries.setQueryData(CURRENT_USER_KEY, stored, { updatedAt: 0 });
  }
  let known: string | undefined;
  const keep = () => {
    const user = queries.getQueryData<CurrentUser | null>(CURRENT_USER_KEY);
    if (user === undefined) return;
    store(user);
    keepShownPerson(user, greeting);
    const before = known;
    known = user?.$id;
    if (before && before !== known)
      queries.removeQueries({
        predicate: (query) =>
          query.queryKey.includes(before) || (!query.isActive() && !isShared(query.queryKey)),
      });
  };
  keep();
  if (isSignOutPending()) {
    queries.setQueryData(CURRENT_USER_KEY, null);
    keep();
    void queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  }
  // Only answers are stored. If the start of a fetch were stored, two tabs would make each other refetch forever.
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    const answered = event.type === 'updated' && event.action.type === 'success';
    if (answered && event.query.queryKey[0] === CURRENT_USER_KEY[0]) keep();
  });
  const otherTab = (event: StorageEvent) => {
    if (event.key === STORED_USER) void queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  };
  window.addEventListener('storage', otherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', otherTab);
  };
}
