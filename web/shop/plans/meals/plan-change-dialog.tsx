import { useState } from 'react';
import { Link } from 'react-router';
import { allergyMessages } from '#domain/allergies/messages.ts';
import { formatMoney, times } from '#domain/money.ts';
import { MOST_PEOPLE } from '#domain/plans/subscription-attributes.ts';
import type { Day } from '#domain/time/local-time.ts';
import { changeSeen } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { lacksConsent, MealAllergyFields } from '#web/shared/orders/allergies/meal-allergy-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckBoxes } from '#web/ui/form/check-boxes.tsx';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { Refused, useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { DestinationFields } from '../destination-fields.tsx';
import type { ShownMealTime, ShownPlan } from '../queries.ts';
import { DayChips } from '../subscribing/day-chips.tsx';
import { Problem } from '../subscribing/problem.tsx';
import { subscribeTexts } from '../subscribing/texts.ts';
import { type ShownSubscription, shownSubscription } from '../subscriptions.ts';
import { useInLanguage } from '../words.ts';
import { ChangedMonth } from './changed-month.tsx';
import { lastDecided } from './locked.ts';
import { useMealFailure } from './meal-words.ts';
import {
  asAgreed,
  changedOnTop,
  isSameChange,
  monthWith,
  offerOf,
  type PlanChange,
  storedChange,
} from './plan-change.ts';
import { planChangeTexts } from './plan-change-texts.ts';
import type { ShownMeal } from './queries.ts';

interface PlanChangeDialogProps {
  user: CurrentUser;
  subscription: ShownSubscription;
  /** Undefined while it is not on sale. */
  plan: ShownPlan | undefined;
  /** All meal times of the kitchen. */
  mealTimes: readonly ShownMealTime[];
  /** Its meals, as far as they are known. */
  meals: readonly ShownMeal[];
  /** The addresses of the customer's book. */
  book: readonly SelectOption[];
  isClosed: (day: Day) => boolean;
  today: Day;
  now: Date;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes a subscription from the next cutoff on, and says before what that does to the money (PLAN-50). */
export function PlanChangeDialog(props: PlanChangeDialogProps) {
  const { user, plan, book, meals, isClosed, today, now, onDone, onClose } = props;
  /** The newest version that this dialog knows. */
  const [subscription, setSubscription] = useState(props.subscription);
  const texts = useTexts(planChangeTexts);
  const form = useTexts(subscribeTexts);
  const { needConsent } = useTexts(allergyMessages);
  const sdk = useSdk();
  const inLanguage = useInLanguage();
  const failureOf = useMealFailure();
  const { timeZone } = useSiteSettings().shop;
  const offer = offerOf(subscription, plan);
  const mealTimes = props.mealTimes.filter(({ id }) => offer.mealTimeIds.includes(id));
  const agreedIn = (version: ShownSubscription) =>
    asAgreed(
      version,
      offerOf(version, plan),
      book.map(({ value }) => value),
    );
  const agreed = agreedIn(subscription);
  const [changed, setChanged] = useState(agreed);
  const kept = subscription.allergies ?? '';
  const [allergies, setAllergies] = useState({ words: kept, consent: false });
  const change = (part: Partial<PlanChange>) => setChanged({ ...changed, ...part });
  const calendar = { mealTimes, isClosed, timeZone, today, now };
  const isAsKept = allergies.words.trim() === kept;
  const isSamePlan = isSameChange(offer, agreed, changed);
  const isSame = isSamePlan && isAsKept;
  const hasOwn = subscription.addressId === null;
  const addresses = hasOwn ? [{ value: '', label: texts.usual }, ...book] : book;
  const submission = useSubmit<null, 'mealTimes' | 'days' | 'allergies'>({
    off: isSame,
    read: () => null,
    check: () => ({
      ...(changed.mealTimeIds.length === 0 && { mealTimes: form.problems.noMealTime }),
      ...(changed.weekdays.length === 0 && { days: form.problems.noDay }),
      ...(lacksConsent(allergies, kept) && { allergies: needConsent }),
    }),
    async send() {
      const version = { $id: subscription.id, $updatedAt: subscription.updatedAt };
      const theirs = await changeSeen(sdk, 'mealSubscriptions', version, {
        ...(!isSamePlan && storedChange(offer, changed)),
        ...(!isAsKept && { allergies: allergies.words.trim() || null, allergiesConsent: allergies.consent }),
      });
      await onDone();
      if (theirs) {
        const newest = shownSubscription(theirs);
        setSubscription(newest);
        setChanged(changedOnTop(agreed, agreedIn(newest), changed));
        if (isAsKept) setAllergies({ words: newest.allergies ?? '', consent: false });
        throw new Refused(texts.changedMeanwhile);
      }
      toast.success(texts.done);
      onClose();
    },
    failed: (error) => (error instanceof Refused ? error : failureOf(error, lastDecided(meals, now), now)),
  });
  return (
    <Dialog open onClose={onClose} title={texts.title(subscription.planName)}>
      <Form submission={submission} className="grid gap-6 p-5 pt-3">
        {!plan && <p className="text-muted">{texts.offSale}</p>}
        {mealTimes.length > 1 && (
          <CheckBoxes
            legend={form.mealTimes}
            name="mealTimes"
            choices={mealTimes.map((mealTime) => ({ value: mealTime.id, label: inLanguage(mealTime).name }))}
            values={changed.mealTimeIds}
            onChange={(ids) => change({ mealTimeIds: offer.mealTimeIds.filter((id) => ids.includes(id)) })}
            error={submission.problems.mealTimes}
          />
        )}
        <div className="grid gap-2">
          <DayChips
            legend={form.days}
            days={offer.weekdays}
            chosen={changed.weekdays}
            onChange={(weekdays) => change({ weekdays })}
          />
          <Problem>{submission.problems.days}</Problem>
        </div>
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold">{form.people}</span>
          <Stepper
            label={form.people}
            value={changed.quantity}
            max={subscription.isCompanys ? 1 : MOST_PEOPLE}
            onChange={(quantity) => change({ quantity })}
          />
        </div>
        {offer.choices.map(({ name, options }, index) => (
          <ChoiceRow
            key={name}
            legend={name}
            name={`choice${index}`}
            choices={options.map((option) => ({ value: option, label: option }))}
            value={changed.options[index] ?? ''}
            onChange={(option) =>
              change({ options: changed.options.map((each, place) => (place === index ? option : each)) })
            }
          />
        ))}
        {addresses.length > 1 && (
          <DestinationFields
            mealTimes={mealTimes.filter(({ id }) => changed.mealTimeIds.includes(id))}
            addresses={addresses}
            value={changed.destinations}
            onChange={(destinations) => change({ destinations })}
          />
        )}
        <MealAllergyFields
          typed={allergies}
          kept={kept}
          error={submission.problems.allergies}
          onChange={setAllergies}
        />
        {user.allergies && (
          <p className="wrap-anywhere text-sm">
            {texts.allergies(user.allergies)}{' '}
            <Link to="/profile" className="inline-block py-2 text-chilli-text underline underline-offset-4">
              {texts.profile}
            </Link>
          </p>
        )}
        {subscription.isTrial ? (
          <p role="status" className="text-muted">
            {texts.each(formatMoney(times(subscription.price, changed.quantity)))}
          </p>
        ) : (
          <ChangedMonth
            before={monthWith(subscription, agreed, calendar)}
            after={isSamePlan ? undefined : monthWith(subscription, changed, calendar)}
            mealTimes={mealTimes}
          />
        )}
        <Button type="submit" wide off={isSame} busy={submission.busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </Form>
    </Dialog>
  );
}
