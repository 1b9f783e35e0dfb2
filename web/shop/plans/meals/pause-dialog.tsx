import { ID } from 'appwrite';
import { useState } from 'react';
import { addDays, type Day, isDay } from '#domain/time/local-time.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { ShownMealTime } from '../queries.ts';
import type { ShownSubscription } from '../subscriptions.ts';
import { useInLanguage } from '../words.ts';
import { lastDecided } from './locked.ts';
import { useMealFailure } from './meal-words.ts';
import { useMoneyWords } from './money-words.ts';
import type { ShownMeal } from './queries.ts';
import { subscriptionTexts } from './subscription-texts.ts';

interface PauseDialogProps {
  subscription: ShownSubscription;
  /** The subscription's meal times. */
  mealTimes: readonly ShownMealTime[];
  /** Its meals, as far as they are known. */
  meals: readonly ShownMeal[];
  /** The last day of which the meals are known. */
  knownUntil: Day;
  today: Day;
  now: Date;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Pauses a subscription, and says before what that does to the money (PLAN-24). */
export function PauseDialog(props: PauseDialogProps) {
  const { subscription, mealTimes, meals, knownUntil, today, now, onDone, onClose } = props;
  const texts = useTexts(subscriptionTexts).pause;
  const sdk = useSdk();
  const inLanguage = useInLanguage();
  const moneyWords = useMoneyWords();
  const failureOf = useMealFailure();
  const decided = lastDecided(meals, now)?.date;
  const first = decided && decided >= today ? addDays(decided, 1) : today;
  const [from, setFrom] = useState(first);
  const [until, setUntil] = useState('');
  const [mealTimeId, setMealTimeId] = useState('');
  // The same in every try, so that a lost answer pauses nothing twice.
  const [id] = useState(() => ID.unique());
  const covered = meals.filter(
    (meal) =>
      meal.state === 'planned' &&
      meal.date >= from &&
      (until === '' || meal.date <= until) &&
      (mealTimeId === '' || meal.mealTimeId === mealTimeId),
  );
  const isKnown = until !== '' && until <= knownUntil && covered.length > 0;
  const submission = useSubmit<null, 'from' | 'until'>({
    read: () => null,
    check: () => ({
      ...((!isDay(from) || from < today) && { from: texts.fromWrong }),
      ...(until !== '' && (!isDay(until) || until < from) && { until: texts.untilWrong }),
    }),
    async send() {
      await createDocument(sdk, 'mealPauses', id, {
        subscriptionId: subscription.id,
        mealTimeId: mealTimeId || null,
        from,
        until: until || null,
      });
      await onDone();
      toast.success(texts.done);
      onClose();
    },
    failed: (error) =>
      failureOf(
        error,
        lastDecided(
          meals.filter(({ date }) => date >= from),
          now,
        ),
        now,
      ),
  });
  return (
    <Dialog open onClose={onClose} title={texts.title} size="small">
      <Form submission={submission} className="grid gap-4 p-5 pt-3">
        <DateField
          label={texts.from}
          name="from"
          required
          min={first}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          error={submission.problems.from}
        />
        <DateField
          label={texts.until}
          name="until"
          min={from}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          hint={texts.untilHint}
          error={submission.problems.until}
        />
        {mealTimes.length > 1 && (
          <Select
            label={texts.meals}
            name="mealTime"
            required
            choices={[
              { value: '', label: texts.all },
              ...mealTimes.map((mealTime) => ({ value: mealTime.id, label: inLanguage(mealTime).name })),
            ]}
            value={mealTimeId}
            onPick={setMealTimeId}
          />
        )}
        <p role="status" className="text-muted">
          {isKnown ? texts.effect(covered.length, moneyWords(covered, subscription)) : texts.free}
        </p>
        <Button type="submit" wide busy={submission.busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </Form>
    </Dialog>
  );
}
