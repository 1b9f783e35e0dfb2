import { useQuery } from '@tanstack/react-query';
import type { OrderChannel } from '#domain/orders/channel.ts';
import { canBeRated } from '#domain/plans/meal-ratings.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { calendarQuery, shownMeals } from './queries.ts';
import { RateMeal } from './rate-meal.tsx';

interface RateOrderProps {
  userId: string;
  order: { id: string; channel: OrderChannel; status: string; scheduledFor: string | null };
  now: Date;
}

/** Asks on the page of a meal's order how it was (PLAN-53); nothing for other orders, or once it is too late. */
export function RateOrder({ userId, order: { id, channel, status, scheduledFor }, now }: RateOrderProps) {
  const { timeZone } = useSiteSettings().shop;
  const day = scheduledFor === null ? '' : dayAt(new Date(scheduledFor), timeZone);
  const isRated = channel === 'plan' && canBeRated({ state: status, date: day }, dayAt(now, timeZone));
  const { data = [] } = useQuery({
    ...calendarQuery(useSdk(), userId, { from: day, to: day }),
    enabled: isRated,
  });
  const meal = shownMeals(data).find(({ orderId }) => orderId === id);
  if (!isRated || !meal || meal.id === null || meal.state !== 'delivered') return null;
  return (
    <section className="mt-6 rounded-card border border-line bg-paper p-5 shadow-soft">
      <RateMeal meal={meal} id={meal.id} now={now} />
    </section>
  );
}
