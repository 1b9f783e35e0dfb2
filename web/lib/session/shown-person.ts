import { useSyncExternalStore } from 'react';
import { nextTask } from '#web/lib/page/next-task.ts';
import { initialOf } from '#web/lib/person/initial.ts';
import { type CurrentUser, useCurrentUser } from './current-user.ts';

/** The facts about the signed-in person that the frame of a page shows at first paint. first-script.ts reads them. */
interface ShownPerson {
  initial: string;
  greeting: string;
  /** How many dishes are in the cart; missing when there are none. */
  cart?: string;
  /** The height of the row of dishes to order again, in pixels; missing for whoever has not ordered. */
  again?: number;
  /** The height of the next day's meals, in pixels; missing for whoever has none. */
  meal?: number;
  /** The width of the chip that leads to the person's favourites, in pixels; missing for whoever has none. */
  favourites?: number;
}

const STORED = 'rasoi.shown';

export function readShown(): ShownPerson | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null');
  } catch {
    return null;
  }
}

export function keepShown(shown: ShownPerson | null): void {
  try {
    if (shown) localStorage.setItem(STORED, JSON.stringify(shown));
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the next page shows a visitor's frame until the server has answered.
  }
  window.rasoi?.markPerson();
}

/** Greets a person by their first name; empty for a person without a name. */
export function greetingOf(
  { name }: Pick<CurrentUser, 'name'>,
  greeting: (firstName: string) => string,
): string {
  const [first] = (name ?? '').trim().split(/\s+/);
  return first ? greeting(first) : '';
}

/** Stores the signed-in person, with their greeting, for the first paint of the next page. */
export function keepShownPerson(user: CurrentUser | null, greeting: (firstName: string) => string): void {
  keepShown(user && { ...readShown(), initial: initialOf(user.name), greeting: greetingOf(user, greeting) });
}

/** Stores the number of dishes in the signed-in person's cart. */
export function keepShownCart(count: number): void {
  const shown = readShown();
  if (!shown) return;
  const { cart: _before, ...person } = shown;
  keepShown(count > 0 ? { ...person, cart: count > 99 ? '99+' : String(count) } : person);
}

let isHydrated = false;
const listeners = new Set<() => void>();

/** Tells of the mark in a task of its own: in the one that ends the hydration a slow phone would not answer for too long. */
function subscribe(changed: () => void) {
  listeners.add(changed);
  if (!isHydrated && listeners.size === 1)
    void nextTask().then(() => {
      isHydrated = true;
      for (const each of listeners) each();
    });
  return () => listeners.delete(changed);
}

const maybeCustomer = () => !isHydrated || document.documentElement.classList.contains('signed-in');

/** Whether a customer or a visitor sees the page. Unknown on the server, and until the current user is fetched. */
export function useAudience(): 'unknown' | 'visitor' | 'customer' {
  const user = useCurrentUser();
  const maybeSignedIn = useSyncExternalStore(subscribe, maybeCustomer, () => true);
  if (user) return 'customer';
  return maybeSignedIn ? 'unknown' : 'visitor';
}
