import { queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { ReactNode } from 'react';
import { mealsTwice } from '#domain/plans/meals-twice.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import type { MealTimeDocument } from '../queries.ts';
import { useWeekdayWords } from '../weekday-words.ts';
import { planSubscriberTexts } from './texts.ts';
import type { TypedCaller, TypedSubscription } from './values.ts';

/** What somebody subscribes to already; for administrators. */
const subscribedQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: ['mealSubscriptions', 'of', userId],
    queryFn: () =>
      listEvery(sdk, 'mealSubscriptions', [Query.equal('userId', userId), Query.equal('state', 'active')]),
    enabled: userId !== '',
  });

/**
 * Asks before somebody gets the same meal twice on the same days (PLAN-68). `mayGoOn` resolves to whether they are subscribed all
 * the same, at once if nothing comes twice; render `question`.
 */
export function useTwice(
  { userId = '', name, phone }: TypedCaller,
  typed: TypedSubscription,
  mealTimes: readonly MealTimeDocument[],
): { mayGoOn: () => Promise<boolean>; question: ReactNode } {
  const { form } = useTexts(planSubscriberTexts);
  const daysOf = useWeekdayWords();
  const { data: own = [] } = useQuery(subscribedQuery(useSdk(), userId));
  const [twice] = mealsTwice(own, { ...typed, endsOn: typed.endsOn || null });
  const names = mealTimes.filter(({ $id }) => twice?.mealTimeIds.includes($id)).map((each) => each.name);
  const { ask, question } = useQuestion({
    title: form.twice(
      name || phone,
      twice?.subscription.planName ?? '',
      `${names.join(', ')} · ${daysOf(twice?.weekdays ?? [])}`,
    ),
    children: form.twiceHint,
    confirmLabel: form.twiceYes,
    cancelLabel: form.twiceNo,
  });
  return { mayGoOn: async () => twice === undefined || (await ask()), question };
}
