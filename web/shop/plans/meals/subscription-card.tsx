import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { deleteDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWeekdaysWords } from '../plan-price.tsx';
import type { ShownMealTime, ShownPlan } from '../queries.ts';
import type { ShownSubscription } from '../subscriptions.ts';
import { useDayWords, useInLanguage } from '../words.ts';
import { EndDialog } from './end-dialog.tsx';
import { lastDecided } from './locked.ts';
import { useMealFailure } from './meal-words.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import { planChangeTexts } from './plan-change-texts.ts';
import type { ShownMeal, ShownPause } from './queries.ts';
import { subscriptionTexts } from './subscription-texts.ts';
import { myMealTexts } from './texts.ts';

interface SubscriptionCardProps {
  user: CurrentUser;
  subscription: ShownSubscription;
  /** Its plan; undefined while that is not on sale. */
  plan: ShownPlan | undefined;
  /** All meal times of the kitchen. */
  mealTimes: readonly ShownMealTime[];
  meals: readonly ShownMeal[];
  knownUntil: Day;
  pauses: readonly ShownPause[];
  /** The addresses of the customer's book. */
  book: readonly SelectOption[];
  isClosed: (day: Day) => boolean;
  today: Day;
  now: Date;
  /** Reads everything about meals again. */
  refresh: () => Promise<unknown>;
}

/** A subscription: what is agreed, its pauses, and the buttons that change, pause and end it. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, meals, pauses, today, now, refresh } = props;
  const texts = useTexts(subscriptionTexts);
  const { people, money } = useTexts(myMealTexts);
  const { open: changeLabel } = useTexts(planChangeTexts);
  const sdk = useSdk();
  const weekdaysWords = useWeekdaysWords();
  const dayWords = useDayWords();
  const inLanguage = useInLanguage();
  const failureOf = useMealFailure();
  const [open, setOpen] = useState<'change' | 'pause' | 'end'>();
  const [busy, setBusy] = useState(false);
  const { planName, quantity, price, rise, bundleLeft, bundleUntil, endsOn, isTrial } = subscription;
  const dateOf = (day: Day) => dayWords(day).date;
  const mealTimes = props.mealTimes.filter(({ id }) => subscription.mealTimeIds.includes(id));
  const isOver = endsOn !== null && endsOn < today;

  const run = async (task: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await task();
      toast.success(done);
    } catch (error) {
      toast.error(failureOf(error, lastDecided(meals, now), now));
    }
    await refresh();
    setBusy(false);
  };

  /** A pause ends with yesterday: of today's meals those still come whose cutoff has not passed (PLAN-52). */
  const comeBack = ({ id, from }: ShownPause) => {
    const until = addDays(today, -1);
    return run(
      () =>
        until < from
          ? deleteDocument(sdk, 'mealPauses', id)
          : updateDocument(sdk, 'mealPauses', id, { until }),
      texts.cameBack,
    );
  };
  const coming = pauses.filter(({ until }) => until === null || until >= today);
  return (
    <section className="rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        <span className="wrap-anywhere min-w-0">{planName}</span>
        {isTrial && <Badge tone="accent">{texts.trial}</Badge>}
        {isOver && <Badge>{texts.ended}</Badge>}
      </h2>
      <p className="mt-1 text-muted">
        {[
          mealTimes.map((mealTime) => inLanguage(mealTime).name).join(', '),
          weekdaysWords(subscription.weekdays),
          people(quantity),
          subscription.isCompanys
            ? texts.paidBy(subscription.company ?? money.yourCompany)
            : texts.price(formatMoney(price)),
        ].join(' · ')}
      </p>
      {subscription.allergies && (
        <p className="wrap-anywhere mt-1">{texts.allergies(subscription.allergies)}</p>
      )}
      {bundleLeft > 0 && bundleUntil && (
        <p className="mt-1">{texts.bundle(bundleLeft, dateOf(bundleUntil))}</p>
      )}
      {endsOn !== null && !isOver && <p className="mt-1 font-semibold">{texts.endsOn(dateOf(endsOn))}</p>}
      {!isOver && !subscription.isCompanys && (
        <p className="mt-1 text-sm">
          {bundleLeft > 0 ? money.beforeBundle : money.before(formatMoney(price))}
        </p>
      )}
      {rise && !isOver && (
        <div className="mt-4">
          <Notice tone="warning">
            <p>{texts.rise.news(formatMoney(rise.price), dateOf(rise.from), formatMoney(price))}</p>
            <p>
              {subscription.isCompanys
                ? texts.rise.company
                : rise.pauses
                  ? texts.rise.pauses
                  : texts.rise.keeps}
            </p>
            {!subscription.isCompanys && (
              <Button
                variant="secondary"
                className="mt-3"
                busy={busy}
                onClick={() =>
                  void run(
                    () =>
                      updateDocument(sdk, 'mealSubscriptions', subscription.id, {
                        acceptsPrice: rise.price,
                      }),
                    texts.rise.accepted,
                  )
                }
              >
                {texts.rise.accept(formatMoney(rise.price))}
              </Button>
            )}
          </Notice>
        </div>
      )}
      {!isOver && coming.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {coming.map((pause) => (
            <li
              key={pause.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-ink/5 py-2 pr-2 pl-4"
            >
              <span className="min-w-0 flex-1 basis-28">
                {pause.until === null
                  ? texts.pausedOpen(dateOf(pause.from))
                  : texts.pausedFrom(dateOf(pause.from), dateOf(pause.until))}
              </span>
              <Button variant="secondary" busy={busy} onClick={() => void comeBack(pause)}>
                {texts.comeBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen('change')}>
            {changeLabel}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('pause')}>
            {texts.pause.open}
          </Button>
          <Button variant="quiet" className="max-sm:-ml-5" onClick={() => setOpen('end')}>
            {texts.end.open}
          </Button>
        </div>
      )}
      {open === 'change' && (
        <PlanChangeDialog {...props} onDone={refresh} onClose={() => setOpen(undefined)} />
      )}
      {open === 'pause' && (
        <PauseDialog {...props} mealTimes={mealTimes} onDone={refresh} onClose={() => setOpen(undefined)} />
      )}
      {open === 'end' && <EndDialog {...props} onDone={refresh} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
