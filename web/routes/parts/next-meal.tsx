import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ZERO_PAISE } from '#domain/money.ts';
import { arePlansOn } from '#domain/plans/plans-on.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { rememberPlace } from '#web/lib/session/kept-places.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTranslations } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { BalanceWords } from '#web/shop/ledger/balance-words.tsx';
import { calendarQuery, shownMeals } from '#web/shop/plans/meals/queries.ts';
import { Tomorrow } from '#web/shop/plans/meals/tomorrow.tsx';
import { changeQueue, withWaiting } from '#web/shop/plans/meals/waiting-changes.ts';
import { subscriptionsQuery } from '#web/shop/plans/subscriptions.ts';
import { useHydrated } from '#web/ui/hydrated.ts';

/** The route whose texts it has: the home page of everybody else does not need them. */
const TEXTS_OF = 'routes/my-meals';

function Subscriber({ user }: { user: CurrentUser }) {
  const sdk = useSdk();
  const { timeZone } = useSiteSettings().shop;
  const subscriptions = useQuery(subscriptionsQuery(sdk, user.$id));
  const now = useNow(subscriptions.dataUpdatedAt || Date.now());
  const isSubscriber = subscriptions.data?.some(({ isActive }) => isActive);
  const day = addDays(dayAt(now, timeZone), 1);
  const calendar = useQuery({
    ...calendarQuery(sdk, user.$id, { from: day, to: day }),
    enabled: isSubscriber === true,
  });
  const waiting = changeQueue.useOf(user.$id);
  const meals = withWaiting(shownMeals(calendar.data ?? []), waiting).filter(
    ({ state }) => state === 'planned' || state === 'skipped',
  );
  const has = isSubscriber === false ? false : calendar.data && meals.length > 0;
  useEffect(() => {
    if (has !== undefined) rememberPlace('meal', has);
  }, [has]);
  const translations = useTranslations();
  const [isReadable, setReadable] = useState(false);
  useEffect(() => {
    if (!has) return;
    const show = () => setReadable(true);
    // Without a connection its words are English ones.
    void Promise.resolve(translations.load?.(TEXTS_OF)).then(show, show);
  }, [has, translations]);
  if (!has || !isReadable) return null;
  return (
    <Tomorrow
      userId={user.$id}
      meals={meals}
      subscriptions={subscriptions.data ?? []}
      now={now}
      balance={
        <Link
          to="/balance"
          className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
        >
          <BalanceWords balance={user.balance ?? ZERO_PAISE} />
        </Link>
      }
    />
  );
}

/** What a subscriber eats tomorrow, with their balance; nothing for others, and in a kitchen without plans. */
export default function NextMeal() {
  const user = useCurrentUser();
  const isOn = arePlansOn(useSiteSettings());
  if (!useHydrated() || !user || !isOn) return null;
  return <Subscriber user={user} />;
}
