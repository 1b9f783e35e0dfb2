import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { type ComponentProps, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountPhone } from '#domain/phone.ts';
import { mealsTwice } from '#domain/plans/meals-twice.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { type PlannedMonth, plannedMonth } from '#domain/plans/planned-month.ts';
import { type Day, isDay } from '#domain/time/local-time.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { loginPath } from '#web/lib/session/next-path.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { myCompanyQuery } from '#web/shared/companies/queries.ts';
import { STANDING_KEY, standingQuery } from '#web/shared/ledger/standing.ts';
import { AddressPicker } from '#web/shop/addresses/address-picker.tsx';
import { useAddressOptions } from '#web/shop/addresses/use-address-options.ts';
import { useDeliveryAddress } from '#web/shop/addresses/use-delivery-address.ts';
import type { PhoneProofDialog as ProofDialog } from '#web/shop/orders/cash/phone-proof-dialog.tsx';
import { DestinationFields } from '#web/shop/plans/destination-fields.tsx';
import type { Destinations } from '#web/shop/plans/meal-addresses.ts';
import { useWeekdaysWords } from '#web/shop/plans/plan-price.tsx';
import type { Served, ShownPlan } from '#web/shop/plans/queries.ts';
import {
  type Choice,
  choiceOf,
  plannedOf,
  searchOf,
  subscriptionOf,
} from '#web/shop/plans/subscribing/choice.ts';
import { type PartProblems, refusedPart } from '#web/shop/plans/subscribing/problems.ts';
import { SubscribePanel } from '#web/shop/plans/subscribing/subscribe-panel.tsx';
import { Subscribed } from '#web/shop/plans/subscribing/subscribed.tsx';
import { subscribeTexts } from '#web/shop/plans/subscribing/texts.ts';
import { subscriptionsQuery } from '#web/shop/plans/subscriptions.ts';
import { useInLanguage } from '#web/shop/plans/words.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';

const PhoneProofDialog = rarePart<ComponentProps<typeof ProofDialog>>(async () => ({
  default: (await import('#web/shop/orders/cash/phone-proof-dialog.tsx')).PhoneProofDialog,
}));

interface PlanFormProps {
  plan: ShownPlan;
  /** The meal times of the plan. */
  mealTimes: Served['mealTimes'];
  isClosed: (day: Day) => boolean;
  today: Day;
  now: Date;
}

/** What is chosen, and what it comes to. */
function useChoice({ plan, mealTimes, isClosed, today, now }: PlanFormProps) {
  const [search] = useSearchParams();
  const { timeZone } = useSiteSettings().shop;
  const monthOf = (choice: Choice): PlannedMonth =>
    plannedMonth(plannedOf(plan, choice), plan.price, { mealTimes, isClosed, timeZone }, now);
  const [choice, setChoice] = useState(() => {
    const first = choiceOf(plan, search, today);
    return { ...first, startsOn: monthOf(first).first?.date ?? first.startsOn };
  });
  // A date that is being typed is none yet.
  const month = monthOf(isDay(choice.startsOn) ? choice : { ...choice, startsOn: today });
  return { choice, setChoice, month };
}

/** The form for a visitor: it keeps what they choose while they sign in. */
export function VisitorForm(props: PlanFormProps) {
  const { choice, setChoice, month } = useChoice(props);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <SubscribePanel
      {...props}
      choice={choice}
      onChange={setChoice}
      month={month}
      problems={{}}
      standing={undefined}
      company={null}
      address={null}
      proof={null}
      busy={false}
      onSubscribe={() => void navigate(loginPath({ pathname, search: searchOf(choice) }))}
    />
  );
}

/** The form for whoever is signed in (PLAN-22). */
export function CustomerForm({ user, ...props }: PlanFormProps & { user: CurrentUser }) {
  const { plan, mealTimes, today } = props;
  const texts = useTexts(subscribeTexts);
  const messages = useTexts(planMessages);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const queries = useQueryClient();
  const { choice, setChoice, month } = useChoice(props);
  const delivery = useDeliveryAddress(user);
  const book = useAddressOptions(user);
  const [elsewhere, setElsewhere] = useState<Destinations>({});
  const chosenTimes = mealTimes.filter(({ id: mealTimeId }) => choice.mealTimeIds.includes(mealTimeId));
  const { data: standing } = useQuery(standingQuery(sdk, user.$id));
  const { data: mine } = useQuery(myCompanyQuery(sdk, user.$id));
  const member = mine?.member?.isOpen ? mine.member : null;
  // The same in every try, so that a lost answer subscribes nobody twice.
  const [id, setId] = useState(() => ID.unique());
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<PartProblems>({});
  const [proving, setProving] = useState(false);
  const [done, setDone] = useState(false);
  const { data: own = [] } = useQuery(subscriptionsQuery(sdk, user.$id));
  const weekdaysWords = useWeekdaysWords();
  const inLanguage = useInLanguage();
  const [twice] = mealsTwice(
    own.filter(({ isActive }) => isActive),
    { ...choice, endsOn: null },
  );
  const twiceMeals = chosenTimes
    .filter(({ id: mealTimeId }) => twice?.mealTimeIds.includes(mealTimeId))
    .map((mealTime) => inLanguage(mealTime).name);
  const { ask, question } = useQuestion({
    title: texts.twice(
      twice?.subscription.planName ?? '',
      `${twiceMeals.join(', ')} · ${weekdaysWords(twice?.weekdays ?? [])}`,
    ),
    children: texts.twiceHint,
    confirmLabel: texts.twiceYes,
    cancelLabel: texts.twiceNo,
  });
  const needsProof = choice.isTrial && user.provenPhone === null;

  const found = (): PartProblems => ({
    ...(choice.mealTimeIds.length === 0 && { mealTimes: texts.problems.noMealTime }),
    ...(choice.weekdays.length === 0 && { days: texts.problems.noDay }),
    ...((!isDay(choice.startsOn) || choice.startsOn < today) && { start: texts.problems.badDay }),
    ...(choice.pay === 'company' && choice.quantity > 1 && { people: texts.problems.companyOne }),
    ...(!delivery.check() && { address: texts.problems.noAddress }),
  });

  const subscribe = async () => {
    const wrong = found();
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || busy) return;
    if (twice && !(await ask())) return;
    if (needsProof && user.phone) return setProving(true);
    await send();
  };

  const send = async () => {
    setProving(false);
    setBusy(true);
    try {
      const address = await delivery.save();
      if (!address) return setProblems({ address: texts.problems.noAddress });
      await createDocument(
        sdk,
        'mealSubscriptions',
        id,
        subscriptionOf(plan, choice, address.$id, { elsewhere, companyId: member?.companyId ?? null }),
      );
      await queries.invalidateQueries({ queryKey: ['mealSubscriptions'] });
      await queries.invalidateQueries({ queryKey: STANDING_KEY });
      setDone(true);
      setId(ID.unique());
    } catch (error) {
      const { failed, lost } = texts.problems;
      const isUnproven = needsProof && refusedPart(error, { texts: texts.problems, messages }) === undefined;
      setProblems(
        refusedPart(error, { texts: texts.problems, messages }) ?? {
          ...(isUnproven && { begin: messages.trialPhone }),
          form: failureWords(error, { otherwise: failed, lost }),
        },
      );
    } finally {
      setBusy(false);
    }
  };

  if (done)
    return <Subscribed plan={plan} choice={choice} month={month} mealTimes={mealTimes} standing={standing} />;
  return (
    <>
      <SubscribePanel
        {...props}
        choice={choice}
        onChange={(changed) => {
          setProblems({});
          setChoice(changed);
        }}
        month={month}
        problems={problems}
        standing={standing}
        company={member?.company ?? null}
        address={
          <>
            <AddressPicker {...delivery.picker} />
            {chosenTimes.length > 1 && book.length > 1 && (
              <DestinationFields
                mealTimes={chosenTimes}
                addresses={[{ value: '', label: texts.asChosen }, ...book]}
                value={elsewhere}
                onChange={setElsewhere}
              />
            )}
          </>
        }
        proof={
          problems.begin !== undefined &&
          needsProof &&
          user.phone && (
            <Button variant="secondary" className="justify-self-start" onClick={() => setProving(true)}>
              {texts.problems.provePhone}
            </Button>
          )
        }
        busy={busy || delivery.saving}
        onSubscribe={() => void subscribe()}
      />
      {question}
      {proving && (
        <Suspense>
          <PhoneProofDialog
            open
            phone={accountPhone(user.phone ?? '')}
            button={{ label: texts.confirm, busyLabel: texts.busy }}
            onClose={() => setProving(false)}
            onProven={send}
          />
        </Suspense>
      )}
    </>
  );
}
