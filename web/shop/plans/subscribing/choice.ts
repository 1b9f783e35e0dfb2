import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import { MONTH_DAYS, type PlanChoice } from '#domain/plans/planned-month.ts';
import { chosenWords } from '#domain/plans/standing-choices.ts';
import { MOST_PEOPLE } from '#domain/plans/subscription-attributes.ts';
import { addDays, type Day, isDay } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';
import { addressedTo, type Destinations } from '../meal-addresses.ts';
import type { ShownPlan } from '../queries.ts';

/** How a subscription is paid: a bundle is paid from the balance, where its money is held; or the customer's company pays. */
export const PAY_WAYS = ['ahead', 'bundle', 'later', 'company'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** What somebody has chosen of a plan. */
export interface Choice {
  isTrial: boolean;
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  quantity: number;
  /** The chosen options, in the order of the plan's choices. */
  options: readonly string[];
  startsOn: Day;
  pay: PayWay;
}

const some = <Value extends string>(all: readonly Value[], asked: string | null): readonly Value[] => {
  const found = all.filter((each) => asked?.split(',').includes(each));
  return found.length > 0 ? found : all;
};

/**
 * The choice that an address carries over signing in. What it does not name is as most choose: a trial, the first meal time,
 * all days, one person.
 */
export function choiceOf(plan: ShownPlan, search: URLSearchParams, firstDay: Day): Choice {
  const asked = search.get('from');
  const people = Number(search.get('people') ?? 1);
  return {
    isTrial: plan.trialMeals !== null && search.get('trial') !== 'no',
    mealTimeIds: search.has('meals')
      ? some(plan.mealTimeIds, search.get('meals'))
      : plan.mealTimeIds.slice(0, 1),
    weekdays: some(plan.weekdays, search.get('days')),
    quantity: Number.isInteger(people) ? Math.min(MOST_PEOPLE, Math.max(1, people)) : 1,
    options: plan.choices.map(({ name, options }, index) => {
      const wanted = search.get(`choice${index}`);
      return options.find((option) => option === wanted) ?? options[0] ?? name;
    }),
    startsOn: asked && isDay(asked) && asked > firstDay ? asked : firstDay,
    pay: PAY_WAYS.find((way) => way === search.get('pay')) ?? 'ahead',
  };
}

/** The choice as the query of the plan's address. */
export function searchOf(choice: Choice): string {
  const search = new URLSearchParams({
    trial: choice.isTrial ? 'yes' : 'no',
    meals: choice.mealTimeIds.join(','),
    days: choice.weekdays.join(','),
    people: String(choice.quantity),
    from: choice.startsOn,
    pay: choice.pay,
  });
  for (const [index, option] of choice.options.entries()) search.set(`choice${index}`, option);
  return `?${search}`;
}

/** What the month's price is worked out from. */
export const plannedOf = (plan: ShownPlan, choice: Choice): PlanChoice => ({
  mealTimeIds: choice.mealTimeIds,
  weekdays: choice.weekdays,
  quantity: choice.quantity,
  startsOn: choice.startsOn,
  endsOn: null,
  mealsAtMost: choice.isTrial ? plan.trialMeals : null,
});

/** The last day on which a subscription can begin here; later ones the kitchen is asked for. */
export const lastStart = (today: Day): Day => addDays(today, 2 * MONTH_DAYS);

/**
 * The subscription that a choice asks for: which meal times go to another address, and which company would pay.
 */
export function subscriptionOf(
  plan: ShownPlan,
  choice: Choice,
  addressId: string,
  { elsewhere = {}, companyId = null }: { elsewhere?: Destinations; companyId?: string | null } = {},
): Partial<PageCollections['mealSubscriptions']> {
  const byCompany = choice.pay === 'company' && companyId !== null;
  const paidBy = choice.pay === 'later' || byCompany ? HOUSE : BALANCE;
  return {
    planId: plan.id,
    mealTimeIds: [...choice.mealTimeIds],
    weekdays: [...choice.weekdays],
    quantity: choice.quantity,
    choices: plan.choices.flatMap(({ name }, index) => {
      const option = choice.options[index];
      return option === undefined ? [] : [chosenWords(name, option)];
    }),
    ...addressedTo(
      Object.fromEntries(choice.mealTimeIds.map((id) => [id, elsewhere[id] || addressId])),
      choice.mealTimeIds,
    ),
    startsOn: choice.startsOn,
    paidBy,
    companyId: byCompany ? companyId : null,
    trial: choice.isTrial,
    takesBundle: choice.pay === 'bundle' && !choice.isTrial,
  };
}
