import { useQuery } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import { allergyMessages } from '#domain/allergies/messages.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { addDays, dayAt } from '#domain/time/local-time.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { standingQuery } from '#web/shared/ledger/standing.ts';
import { lacksConsent, MealAllergyFields } from '#web/shared/orders/allergies/meal-allergy-fields.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { submitByKeys } from '#web/ui/form/submit-keys.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import type { PlanDocument } from '../plan-values.ts';
import type { MealTimeDocument } from '../queries.ts';
import { useSubscriberActions, useSubscriberFailures } from './actions.ts';
import { type CallerField, CallerFields, NOBODY } from './caller-fields.tsx';
import { companyOfPersonQuery, payingCompaniesQuery } from './company-of-person.ts';
import { SubscriptionFields } from './subscription-fields.tsx';
import { beginningsOf, isNoAmount, NO_TERMS, paidNow, shownAmount } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';
import { planSubscriberTexts } from './texts.ts';
import { useTwice } from './use-twice.tsx';
import {
  callerProblems,
  firstSubscription,
  forSomebodyElse,
  type SubscriptionField,
  subscriptionProblems,
  type TypedCaller,
  type TypedSubscription,
} from './values.ts';

interface SubscribeDialogProps {
  plans: readonly PlanDocument[];
  mealTimes: readonly MealTimeDocument[];
  /** Whom the kitchen has on the phone, if that is known already. */
  known?: TypedCaller;
  onClose: () => void;
}

/** A dialog that subscribes whoever is on the phone, with few key presses (PLAN-33). */
export function SubscribeDialog({ plans, mealTimes, known = NOBODY, onClose }: SubscribeDialogProps) {
  const texts = useTexts(planSubscriberTexts);
  const messages = useTexts(planMessages);
  const { needConsent } = useTexts(allergyMessages);
  const { form } = texts;
  const { timeZone } = useSiteSettings().shop;
  const failed = useSubscriberFailures();
  const { subscribe } = useSubscriberActions();
  const [id] = useState(ID.unique);
  const [caller, setCaller] = useState(known);
  const [typed, setTyped] = useState<TypedSubscription>(() =>
    firstSubscription(
      plans.find(({ isOnSale }) => isOnSale) ?? plans[0],
      addDays(dayAt(new Date(), timeZone), 1),
    ),
  );
  const [allergies, setAllergies] = useState({ words: '', consent: false });
  const [terms, setTerms] = useState(NO_TERMS);
  const sdk = useSdk();
  const { data: standing } = useQuery({
    ...standingQuery(sdk, caller.userId ?? ''),
    enabled: Boolean(caller.userId),
  });
  const usable = standing?.usable ?? ZERO_PAISE;
  const plan = plans.find(({ $id }) => $id === typed.planId);
  const amount = typed.companyId === null ? shownAmount(terms, plan?.bundlePrice, usable) : '';
  const adminId = useAdminId();
  const { data: joined } = useQuery(companyOfPersonQuery(sdk, adminId, caller.userId ?? ''));
  const { data: paying = [] } = useQuery(payingCompaniesQuery(sdk, adminId));
  const twice = useTwice(caller, typed, mealTimes);
  const call = (next: TypedCaller) => {
    if (next.userId !== caller.userId) {
      setTyped(forSomebodyElse);
      setTerms(NO_TERMS);
    }
    setCaller(next);
  };
  const { leave, question } = useUnsaved(
    JSON.stringify(caller) !== JSON.stringify(known) || terms !== NO_TERMS,
  );
  const who = { ...caller, userId: caller.userId || undefined };
  const submission = useSubmit<TypedSubscription, SubscriptionField | CallerField | 'allergies' | 'amount'>({
    read: () => typed,
    check: (given) => ({
      ...callerProblems(who, texts.problems),
      ...subscriptionProblems(given, { ...messages, ...texts.problems }),
      ...(isNoAmount(amount) && { amount: texts.problems.amount }),
      ...(lacksConsent(allergies, '') && { allergies: needConsent }),
    }),
    async send(given) {
      if (!(await twice.mayGoOn())) return;
      const begins = beginningsOf(plan, given).includes(terms.beginning) ? terms.beginning : 'regular';
      await subscribe(id, who, given, { allergies, begins, paid: paidNow(amount, terms) });
      toast.success(form.subscribed(caller.name || caller.phone));
      onClose();
    },
    failed,
  });
  const { problems } = submission;
  const cancel = () => leave(onClose);
  return (
    <Dialog open onClose={cancel} title={form.add}>
      <Form submission={submission} onKeyDown={submitByKeys} className="grid gap-4 p-5">
        <CallerFields caller={caller} problems={problems} onChange={call} />
        <SubscriptionFields
          typed={typed}
          plans={plans}
          mealTimes={mealTimes}
          companies={joined ? [joined] : paying}
          problems={problems}
          autofocus={known !== NOBODY}
          onChange={setTyped}
        >
          <TermsFields
            plan={plan}
            typed={typed}
            terms={terms}
            usable={usable}
            problem={problems.amount}
            onChange={setTerms}
          />
        </SubscriptionFields>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            label={form.startsOn}
            name="startsOn"
            required
            value={typed.startsOn}
            onChange={({ target }) => setTyped({ ...typed, startsOn: target.value })}
            error={problems.startsOn}
          />
          <DateField
            label={form.endsOn}
            name="endsOn"
            hint={form.endsHint}
            value={typed.endsOn}
            onChange={({ target }) => setTyped({ ...typed, endsOn: target.value })}
            error={problems.endsOn}
          />
        </div>
        <MealAllergyFields
          typed={allergies}
          kept=""
          byPhone
          error={problems.allergies}
          onChange={setAllergies}
        />
        {typed.companyId === null && <p className="text-muted text-sm">{form.payInHint}</p>}
        <SaveButtons
          texts={{ cancel: texts.cancel, save: form.subscribe, saving: form.subscribing }}
          busy={submission.busy}
          onCancel={cancel}
        />
      </Form>
      {question}
      {twice.question}
    </Dialog>
  );
}
