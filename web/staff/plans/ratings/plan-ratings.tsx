import { queryOptions, useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Link } from 'react-router';
import { type MealRatings, RATINGS_OF } from '#domain/plans/meal-ratings.ts';
import { useDatesIn } from '#web/lib/dates.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { MealTimeDocument } from '../queries.ts';
import { planRatingTexts } from './texts.ts';

const ratingsQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['meals', 'admin', adminId, 'ratings'],
    queryFn: () => sdk.call<MealRatings>('get', 'plans/ratings'),
  });

/** What subscribers say of their meals, by dish and in words (PLAN-54). */
export function PlanRatings({ mealTimes }: { mealTimes: readonly MealTimeDocument[] }) {
  const texts = useTexts(planRatingTexts);
  const dates = useDatesIn('UTC');
  const query = useQuery(ratingsQuery(useSdk(), useAdminId()));
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="mt-6 h-48 rounded-card" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  const { up, down, dishes, said } = query.data;
  const nameOf = (id: string) => mealTimes.find(({ $id }) => $id === id)?.name;
  return (
    <div className="mt-6">
      <Panel title={texts.title(RATINGS_OF)}>
        {up + down === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <div className="grid gap-6 lg:grid-cols-2">
            <div>
              <p className="mb-2 font-semibold">{texts.sum(up, down)}</p>
              <table className="w-full border-collapse text-sm tabular-nums">
                <thead>
                  <tr className="border-line border-b text-muted">
                    <th scope="col" className="py-2 text-left font-semibold">
                      {texts.columns.dish}
                    </th>
                    <th scope="col" className="py-2 pl-3 text-right font-semibold">
                      {texts.columns.up}
                    </th>
                    <th scope="col" className="py-2 pl-3 text-right font-semibold">
                      {texts.columns.down}
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {dishes.map((dish) => (
                    <tr key={dish.dishId}>
                      <th scope="row" className="wrap-anywhere py-2 text-left font-normal">
                        {dish.name}
                      </th>
                      <td className="py-2 pl-3 text-right">{dish.up}</td>
                      <td className={`py-2 pl-3 text-right ${dish.down > 0 ? 'font-semibold' : ''}`}>
                        {dish.down}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {said.length > 0 && (
              <section aria-label={texts.said}>
                <h3 className="mb-2 font-sans font-semibold text-base">{texts.said}</h3>
                <ul className="grid max-h-96 gap-3 overflow-y-auto">
                  {said.map((meal) => {
                    const Icon = meal.rating === 'up' ? ThumbsUp : ThumbsDown;
                    return (
                      <li key={meal.orderId} className="flex gap-3">
                        <Icon
                          role="img"
                          aria-label={texts[meal.rating]}
                          className={`mt-1 size-4.5 shrink-0 ${meal.rating === 'up' ? 'text-good' : 'text-warm'}`}
                        />
                        <div className="min-w-0">
                          <p className="wrap-anywhere">{meal.words}</p>
                          <p className="text-muted text-sm">
                            {[
                              nameOf(meal.mealTimeId),
                              dates.shortDate(new Date(meal.date)),
                              meal.dishes.join(', '),
                            ]
                              .filter(Boolean)
                              .join(' · ')}
                          </p>
                          <Link
                            to={`/admin/orders/${meal.orderId}`}
                            className="inline-flex min-h-11 items-center font-semibold text-chilli-text text-sm underline underline-offset-4"
                          >
                            {texts.order}
                          </Link>
                        </div>
                      </li>
                    );
                  })}
                </ul>
              </section>
            )}
          </div>
        )}
      </Panel>
    </div>
  );
}
