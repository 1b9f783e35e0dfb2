import { BALANCE, LEDGER_METHODS } from '#domain/payments/methods.ts';
import { parsePhone } from '#domain/phone.ts';
import { choiceCodec, chosenWords, type StandingChoice } from '#domain/plans/standing-choices.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import type { PlanDocument } from '../plan-values.ts';
import type { ShownSubscriber } from './queries.ts';

type LedgerMethod = (typeof LEDGER_METHODS)[number];

/** What somebody subscribes to, as a form holds it. */
export interface TypedSubscription {
  planId: string;
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  quantity: number;
  /** The chosen option of each standing choice, by the name of the choice. */
  choices: Readonly<Record<string, string>>;
  startsOn: Day;
  /** Empty: open. */
  endsOn: string;
  paidBy: LedgerMethod;
  /** The company that pays on its house account; null: none. */
  companyId: string | null;
}

export type SubscriptionField = keyof TypedSubscription;

/** The standing choices that a plan offers. */
export const choicesOf = ({ choices }: Pick<PlanDocument, 'choices'>): StandingChoice[] =>
  (choices ?? []).flatMap((choice) => choiceCodec.parse(JSON.parse(choice)) ?? []);

/** The chosen options that a plan offers too, by the name of their choice. */
const chosenIn = (plan: PlanDocument, chosen: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    choicesOf(plan).flatMap(({ name, options }) => {
      const option = options.find((each) => chosen.includes(chosenWords(name, each)));
      return option === undefined ? [] : [[name, option]];
    }),
  );

const among = <T>(wanted: readonly T[], offered: readonly T[]): readonly T[] => {
  const kept = offered.filter((each) => wanted.includes(each));
  return kept.length > 0 ? kept : offered;
};

/** The first values for somebody who subscribes to a plan: everything that it offers. */
export const firstSubscription = (plan: PlanDocument | undefined, startsOn: Day): TypedSubscription => ({
  planId: plan?.$id ?? '',
  mealTimeIds: plan?.mealTimeIds.slice(0, 1) ?? [],
  weekdays: plan?.weekdays ?? [],
  quantity: 1,
  choices: {},
  startsOn,
  endsOn: '',
  paidBy: BALANCE,
  companyId: null,
});

/** What a subscriber has, as a form holds it. */
export const typedSubscription = (
  subscriber: ShownSubscriber,
  plan: PlanDocument | undefined,
): TypedSubscription => ({
  planId: subscriber.planId,
  mealTimeIds: subscriber.mealTimeIds,
  weekdays: subscriber.weekdays,
  quantity: subscriber.quantity,
  choices: plan ? chosenIn(plan, subscriber.choices) : {},
  startsOn: subscriber.startsOn,
  endsOn: subscriber.endsOn ?? '',
  paidBy: LEDGER_METHODS.find((method) => method === subscriber.paidBy) ?? BALANCE,
  companyId: subscriber.companyId,
});

/** The same for another plan: what it offers too stays. */
export const withPlan = (typed: TypedSubscription, plan: PlanDocument): TypedSubscription => ({
  ...typed,
  planId: plan.$id,
  mealTimeIds: among(typed.mealTimeIds, plan.mealTimeIds),
  weekdays: among(typed.weekdays, plan.weekdays),
  choices: chosenIn(
    plan,
    Object.entries(typed.choices).map(([name, option]) => chosenWords(name, option)),
  ),
});

/** The attributes that a typed subscription may change. */
export const changedValues = ({ choices, startsOn: _, endsOn, ...typed }: TypedSubscription) => ({
  ...typed,
  mealTimeIds: [...typed.mealTimeIds],
  weekdays: [...typed.weekdays],
  choices: Object.entries(choices).map(([name, option]) => chosenWords(name, option)),
  endsOn: endsOn || null,
});

interface Words {
  noSuchMealTime: string;
  noSuchDays: string;
  plan: string;
  daysWrong: string;
}

/** The same once somebody else is on the phone: whose company pays is not known of them. */
export const forSomebodyElse = (typed: TypedSubscription): TypedSubscription =>
  typed.companyId === null ? typed : { ...typed, paidBy: BALANCE, companyId: null };

/** What is wrong with a typed subscription, by field. */
export function subscriptionProblems(
  typed: TypedSubscription,
  words: Words,
): Partial<Record<SubscriptionField, string>> {
  const { planId, mealTimeIds, weekdays, startsOn, endsOn } = typed;
  return {
    ...(planId === '' ? { planId: words.plan } : {}),
    ...(mealTimeIds.length === 0 ? { mealTimeIds: words.noSuchMealTime } : {}),
    ...(weekdays.length === 0 ? { weekdays: words.noSuchDays } : {}),
    ...(startsOn === '' ? { startsOn: words.daysWrong } : {}),
    ...(endsOn !== '' && endsOn < startsOn ? { endsOn: words.daysWrong } : {}),
  };
}

/** A caller as the form holds them. */
export interface TypedCaller {
  phone: string;
  name: string;
  address: string;
  /** The customer who was found by the number, and chosen. */
  userId: string | undefined;
}

/** What is wrong with a typed caller, by field. */
export function callerProblems(
  { phone, name, address, userId }: TypedCaller,
  words: { phone: string; name: string; address: string },
): { phone?: string; name?: string; address?: string } {
  return {
    ...(userId === undefined && parsePhone(phone) === undefined ? { phone: words.phone } : {}),
    ...(userId === undefined && name.trim() === '' ? { name: words.name } : {}),
    ...(address.trim() === '' ? { address: words.address } : {}),
  };
}
