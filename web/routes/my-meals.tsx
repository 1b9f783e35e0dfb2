import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { HOUSE } from '#domain/payments/methods.ts';
import { isClosedOn } from '#domain/plans/closed-days.ts';
import { canBeRated, RATED_WITHIN } from '#domain/plans/meal-ratings.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { myCompanyQuery } from '#web/shared/companies/queries.ts';
import { standingQuery } from '#web/shared/ledger/standing.ts';
import { hoursQuery } from '#web/shared/opening/hours.ts';
import { addressesQuery } from '#web/shop/addresses/queries.ts';
import { useAddressOptions } from '#web/shop/addresses/use-address-options.ts';
import { Calendar } from '#web/shop/plans/meals/calendar.tsx';
import { Covered } from '#web/shop/plans/meals/covered.tsx';
import { LastMeals } from '#web/shop/plans/meals/last-meals.tsx';
import { calendarQuery, pausesQuery, shownMeals } from '#web/shop/plans/meals/queries.ts';
import { SubscriptionCard } from '#web/shop/plans/meals/subscription-card.tsx';
import { myMealTexts } from '#web/shop/plans/meals/texts.ts';
import { changeQueue, withWaiting } from '#web/shop/plans/meals/waiting-changes.ts';
import { WaitingList } from '#web/shop/plans/meals/waiting-list.tsx';
import { plansQuery, servedQuery } from '#web/shop/plans/queries.ts';
import { requirePlans } from '#web/shop/plans/require-plans.ts';
import { subscriptionsQuery } from '#web/shop/plans/subscriptions.ts';
import { useInLanguage } from '#web/shop/plans/words.ts';
import { SignInFirst } from '#web/shop/sign-in/sign-in-first.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { allOf, ErrorState } from '#web/ui/error-state.tsx';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** The days that are shown at once, today among them. */
const SHOWN = { weeks: 14, month: 35 } as const;
type Shown = keyof typeof SHOWN;

/** The shown days, and those before them whose meals can still be rated. */
const daysFrom = (today: string, shown: Shown) => ({
  from: addDays(today, -RATED_WITHIN),
  to: addDays(today, SHOWN[shown] - 1),
});

const load = async (page: Page) => {
  const timeZone = requirePlans(page);
  const { $id } = requireUser(page);
  const { sdk, prefetch } = page;
  await Promise.all([
    prefetch(subscriptionsQuery(sdk, $id)),
    prefetch(calendarQuery(sdk, $id, daysFrom(dayAt(new Date(), timeZone), 'weeks'))),
    prefetch(pausesQuery(sdk, $id)),
    prefetch(plansQuery(sdk)),
    prefetch(servedQuery(sdk, timeZone)),
    prefetch(addressesQuery(sdk, $id)),
    prefetch(standingQuery(sdk, $id)),
    prefetch(hoursQuery(sdk)),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(myMealTexts, ({ page }) => page);

const CLOSED_NEVER = { exceptions: [] };

function MyMeals({ user }: { user: CurrentUser }) {
  const texts = useTexts(myMealTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const inLanguage = useInLanguage();
  const { timeZone } = useSiteSettings().shop;
  const [shown, setShown] = useState<Shown>('weeks');
  const subscriptions = useQuery(subscriptionsQuery(sdk, user.$id));
  const now = useNow(subscriptions.dataUpdatedAt || Date.now());
  const today = dayAt(now, timeZone);
  const days = daysFrom(today, shown);
  const calendar = useQuery(calendarQuery(sdk, user.$id, days));
  const { data: pauses = [] } = useQuery(pausesQuery(sdk, user.$id));
  const { data: plans } = useQuery(plansQuery(sdk));
  const { data: served } = useQuery(servedQuery(sdk, timeZone));
  const { data: standing } = useQuery(standingQuery(sdk, user.$id));
  const { data: hours = CLOSED_NEVER } = useQuery(hoursQuery(sdk));
  const hasCompany = subscriptions.data?.some(({ isCompanys }) => isCompanys) ?? false;
  const { data: mine } = useQuery({ ...myCompanyQuery(sdk, user.$id), enabled: hasCompany });
  const addresses = useAddressOptions(user);
  const waiting = changeQueue.useOf(user.$id);
  const failed = [subscriptions, calendar].filter(({ isError, data }) => isError && !data);
  const refresh = () =>
    Promise.all(
      ['mealSubscriptions', 'mealPauses', 'meals'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  if (failed.length > 0) return <ErrorState title={texts.loadFailed} query={allOf(failed)} />;
  if (!subscriptions.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const named = subscriptions.data.map((subscription) => {
    const plan = plans?.find(({ id, name }) => id === subscription.planId && name === subscription.planName);
    const company = subscription.isCompanys ? (mine?.member?.company ?? null) : null;
    return { ...subscription, company, ...(plan && { planName: inLanguage(plan).name }) };
  });
  const open = named.filter(({ isActive }) => isActive);
  const all = calendar.data && shownMeals(calendar.data);
  const meals = all?.filter(({ date }) => date >= today);
  const last = all?.filter((meal) => meal.date < today && canBeRated(meal, today)) ?? [];
  if (open.length === 0 && last.length === 0 && (!meals || meals.length === 0))
    return (
      <EmptyState
        picture={<CalendarDays className="size-14" aria-hidden="true" />}
        title={texts.none}
        action={<LinkButton to="/plans">{texts.toPlans}</LinkButton>}
      >
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      {standing && meals && open.some(({ paidBy }) => paidBy !== HOUSE) && (
        <Covered meals={meals} subscriptions={open} usable={standing.usable} now={now} />
      )}
      {open.map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          user={user}
          plan={plans?.find(({ id }) => id === subscription.planId)}
          mealTimes={served?.mealTimes ?? []}
          meals={(meals ?? []).filter(({ subscriptionId }) => subscriptionId === subscription.id)}
          knownUntil={days.to}
          pauses={pauses.filter(({ subscriptionId }) => subscriptionId === subscription.id)}
          book={addresses}
          isClosed={isClosedOn(hours)}
          today={today}
          now={now}
          refresh={refresh}
        />
      ))}
      <WaitingList changes={waiting} now={now} />
      <LastMeals meals={last} now={now} />
      <div>
        <ChoiceRow
          legend={texts.show}
          name="shown"
          choices={[
            { value: 'weeks', label: texts.weeks },
            { value: 'month', label: texts.month },
          ]}
          value={shown}
          onChange={setShown}
        />
        {!meals && (
          <Loading label={texts.loading}>
            <Skeleton className="mt-4 h-96" />
          </Loading>
        )}
        {meals?.length === 0 && <p className="mt-4 text-muted">{texts.noMeals}</p>}
        {meals && meals.length > 0 && (
          <Calendar
            userId={user.$id}
            meals={withWaiting(meals, waiting)}
            subscriptions={named}
            addresses={addresses}
            asGrid={shown === 'month'}
            today={today}
            now={now}
          />
        )}
      </div>
    </div>
  );
}

/** A customer's meals: what is planned, served and delivered, and what they change of it (PLAN-24). */
export default function MyMealsPage() {
  const texts = useTexts(myMealTexts);
  const user = useCurrentUser();
  if (!user) return <SignInFirst />;
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-6 text-3xl sm:text-4xl">{texts.page.title}</h1>
        <MyMeals user={user} />
      </div>
    </div>
  );
}
