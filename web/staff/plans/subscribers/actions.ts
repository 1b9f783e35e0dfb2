import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { companyMessages } from '#domain/companies/messages.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { parsePhone } from '#domain/phone.ts';
import { planMessages } from '#domain/plans/messages.ts';
import type { Day } from '#domain/time/local-time.ts';
import { createDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { TypedMealAllergies } from '#web/shared/orders/allergies/meal-allergy-fields.tsx';
import { usePlanFailures } from '../failures.ts';
import type { ShownSubscriber } from './queries.ts';
import type { Beginning, paidNow } from './terms.ts';
import { planSubscriberTexts } from './texts.ts';
import { changedValues, type TypedCaller, type TypedSubscription } from './values.ts';

/** What cancelling a day has done, as the server says it. */
export interface Cancelled {
  meals: number;
  orders: number;
  kept: number;
}

/** How somebody begins who is subscribed on the phone. */
interface Beginnings {
  allergies: TypedMealAllergies;
  begins: Beginning;
  /** What they pay; null: nothing. */
  paid: ReturnType<typeof paidNow>;
}

/** What owners and managers do for subscribers. Every promise rejects if it was not done. */
export function useSubscriberActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['mealSubscriptions'] });
  return {
    async subscribe(
      id: string,
      caller: TypedCaller,
      typed: TypedSubscription,
      { allergies: { words, consent }, begins, paid }: Beginnings,
    ): Promise<void> {
      const { userId, phone, name, address } = caller;
      const who = userId === undefined ? { phone: `${parsePhone(phone)}`, name: name.trim() } : { userId };
      const allergies = words.trim() && { allergies: words.trim(), allergiesConsent: consent };
      const data = {
        ...changedValues(typed),
        ...(allergies || {}),
        trial: begins === 'trial',
        takesBundle: begins === 'bundle',
        startsOn: typed.startsOn,
        address: address.trim(),
      };
      await sdk.call('post', 'plans/subscribers', { subscriptionId: id, ...who, data, paid });
      await Promise.all(
        [['mealSubscriptions'], ['meals'], ['ledgerEntries'], ['users']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    async change(
      { $id, $updatedAt }: ShownSubscriber,
      typed: TypedSubscription,
      takesBundle: boolean,
    ): Promise<void> {
      const changed = { ...changedValues(typed), ...(takesBundle && { takesBundle }) };
      await updateSeen(sdk, 'mealSubscriptions', $id, changed, $updatedAt).finally(refresh);
    },
    async endOn({ $id, $updatedAt }: ShownSubscriber, endsOn: Day): Promise<void> {
      await updateSeen(sdk, 'mealSubscriptions', $id, { endsOn }, $updatedAt).finally(refresh);
    },
    async pause({ $id }: ShownSubscriber, from: Day, until: Day | null): Promise<void> {
      await createDocument(sdk, 'mealPauses', ID.unique(), { subscriptionId: $id, from, until });
      await refresh();
    },
    async removePause(id: string): Promise<void> {
      await removeDocument(sdk, 'mealPauses', id);
      await refresh();
    },
    async cancelDay(date: Day, mealTimeId: string | null): Promise<Cancelled> {
      const done = await sdk.call<Cancelled>('post', 'plans/cancelled-meals', { date, mealTimeId });
      await refresh();
      return done;
    },
  };
}

/** Words for what the server refuses of subscriptions. */
export function useSubscriberFailures(): (error: unknown) => string {
  const texts = useTexts(planSubscriberTexts);
  const messages = useTexts(planMessages);
  const ledger = useTexts(ledgerMessages);
  const companies = useTexts(companyMessages);
  const failed = usePlanFailures();
  const words: Readonly<Record<string, string>> = {
    meal_cutoff_passed: texts.tooLate,
    order_outside_area: texts.outside,
    ledger_off: texts.noLedger,
    plan_full: messages.full,
    order_balance_short: texts.bundleShort,
    ledger_reference_used: ledger.referenceUsed,
    company_not_paying: companies.notPaying,
    company_guests_planned: companies.guestsPlanned,
  };
  return (error) => words[refusalOf(error)?.type ?? ''] ?? failed(error);
}
