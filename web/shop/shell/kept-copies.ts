import { useEffect } from 'react';
import { useHref } from 'react-router';
import { savesData } from '#web/lib/page/data-saver.ts';
import { whenIdle } from '#web/lib/page/later.ts';
import { keepPages, ownBoard, ownCopies } from '#web/lib/page/offline-copies.ts';
import { useCachedAnswer } from '#web/lib/sdk/cached-answer.ts';
import { CURRENT_USER_KEY, type CurrentUser } from '#web/lib/session/current-user.ts';
import { endOthersMessages } from '#web/lib/session/push-owner.ts';

/**
 * Keeps copies of the open page, of the menu and of a customer's orders for times without a connection. They are stored
 * once the browser is idle; where data is to be saved, only what is opened anyway. When somebody else uses the browser, it stops showing the messages of the person before.
 */
export function useKeptCopies(): void {
  const user = useCachedAnswer<CurrentUser | null>(CURRENT_USER_KEY);
  const [home, menu, orders] = [useHref('/'), useHref('/menu'), useHref('/orders')];
  const isKnown = user !== undefined;
  const owner = user && !user.role ? user.$id : null;
  const id = user?.$id ?? null;
  const staff = user?.role ? user.$id : null;
  useEffect(() => {
    if (isKnown) void endOthersMessages(id);
    if (isKnown) void ownBoard(staff);
  }, [isKnown, id, staff]);
  useEffect(() => {
    if (!isKnown) return undefined;
    const owned = ownCopies(owner);
    const others = savesData() ? [] : [home, menu, ...(owner === null ? [] : [orders])];
    return whenIdle(() => void owned.then(() => keepPages(others)));
  }, [isKnown, owner, home, menu, orders]);
}
