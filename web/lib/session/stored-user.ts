import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CURRENT_USER_KEY, type CurrentUser } from './current-user.ts';
import { isLeaving } from './departure.ts';
import { keepShownPerson } from './shown-person.ts';

const STORED = 'rasoi.user';

/** The user as last seen by this browser (LOGIN-6), or null. */
export function readStoredUser(): CurrentUser | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null');
  } catch {
    return null;
  }
}

/** What everybody sees alike. Whatever is not known to be so counts as one person's. */
const ANYBODYS = [CURRENT_USER_KEY[0], 'dishes', 'menus'];
const isAnybodys = ([first]: QueryKey) => ANYBODYS.includes(String(first));

function store(user: CurrentUser | null): void {
  const text = user && JSON.stringify(user);
  try {
    if (text === localStorage.getItem(STORED)) return;
    if (text) localStorage.setItem(STORED, text);
    else localStorage.removeItem(STORED);
  } catch {
    // A browser that keeps nothing (private mode, full disk) still has the session's cookie.
  }
}

/**
 * Keeps the current user in local storage: shows the stored one while the server has not answered, stores what it
 * answers, and asks again when another tab signs in or out. When it is somebody else, what was the one before's is
 * forgotten. Returns its own undoing.
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
          query.queryKey.includes(before) || (!query.isActive() && !isAnybodys(query.queryKey)),
      });
  };
  keep();
  if (isLeaving()) {
    queries.setQueryData(CURRENT_USER_KEY, null);
    keep();
    void queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  }
  // Only answers are stored: two tabs that store what they merely ask about would keep each other asking.
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    const answered = event.type === 'updated' && event.action.type === 'success';
    if (answered && event.query.queryKey[0] === CURRENT_USER_KEY[0]) keep();
  });
  const otherTab = (event: StorageEvent) => {
    if (event.key === STORED) void queries.invalidateQueries({ queryKey: CURRENT_USER_KEY });
  };
  window.addEventListener('storage', otherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', otherTab);
  };
}
