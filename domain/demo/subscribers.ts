import { BALANCE, HOUSE } from '#domain/payments/methods.ts';
import type { mealPauseAttributes } from '#domain/plans/pause-attributes.ts';
import { NO_NEW_PRICE } from '#domain/plans/prices/agreed-price.ts';
import { chosenWords } from '#domain/plans/standing-choices.ts';
import type { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import type { Data, NewData } from '#domain/rows/data.ts';
import { addDays, type Day, dayAt, momentOf } from '#domain/time/local-time.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoDocument } from './documents.ts';
import type { DemoWorld } from './order-plan.ts';
import type { DemoPerson } from './people.ts';
import { HOME_MEALS, OFFICE_LUNCH, type SoldPlan } from './plans.ts';
import { DEMO_PEOPLE } from './roles.ts';

type Agreed = Data<typeof mealSubscriptionAttributes>;

/** Somebody who subscribes to a plan, with the days on which they are away. */
export interface DemoSubscriber {
  person: DemoPerson;
  plan: SoldPlan;
  subscription: DemoDocument<Omit<Agreed, 'forUserId' | 'takesBundle' | 'acceptsPrice' | 'allergiesConsent'>>;
  pauses: readonly DemoDocument<NewData<typeof mealPauseAttributes>>[];
  /** Whether they buy bundles. */
  takesBundles: boolean;
}

const DAY = 86_400_000;
/** How many of the subscribers have ended theirs. */
const ENDED = 4;
/** Each so many subscribers one is on a trial, which began some days ago. */
const TRIALS = 13;
const TRIAL_MEALS = 3;
const [{ id: CUSTOMER }] = DEMO_PEOPLE;

interface Wanted {
  plan: SoldPlan;
  startsOn: Day;
  endsOn?: Day | null;
  quantity?: number;
  trial?: boolean;
  companyId?: string | null;
  takesBundles?: boolean;
  /** First and last days of pauses. */
  away?: readonly [Day, Day][];
}

/** Makes up who subscribes to the plans: whoever has a ledger, the people of a company, and the banner's customer. */
export function subscribersOf(
  { random, now, site, people }: DemoWorld,
  { company, eaters }: DemoCompany,
): DemoSubscriber[] {
  const { timeZone } = site.shop;
  const today = dayAt(now, timeZone);
  let count = 0;

  const subscriber = (person: DemoPerson, wanted: Wanted): DemoSubscriber => {
    const { plan, startsOn, endsOn = null, quantity = 1, trial = false, companyId = null } = wanted;
    const id = `demo-subscription-${`${++count}`.padStart(2, '0')}`;
    const began = new Date(momentOf(startsOn, 8 * 60, timeZone) - DAY);
    const away = wanted.away ?? [];
    const of = { userId: person.id, subscriptionId: id };
    return {
      ...{ person, plan, takesBundles: wanted.takesBundles ?? false },
      subscription: {
        ...{ id, created: began, updated: began, creator: person.id },
        data: {
          ...{ userId: person.id, planId: plan.id, planName: plan.name, price: plan.price },
          ...{ mealTimeIds: [...plan.mealTimeIds], weekdays: [...plan.weekdays], quantity },
          choices: plan.choices.map(({ name, options }) => chosenWords(name, random.pick(options))),
          ...{ addressId: `${person.id}-home`, addresses: null, address: null, startsOn, endsOn },
          paidBy: companyId !== null || person.ledger === 'later' ? HOUSE : BALANCE,
          ...{ companyId, trial, mealsAtMost: trial ? TRIAL_MEALS : null },
          state: endsOn !== null && endsOn < today ? 'ended' : 'active',
          ...{ ...NO_NEW_PRICE, priceAnsweredAt: null, priceAnsweredBy: null },
          ...{ allergies: null, allergiesNotice: null },
          ...{ bundleLeft: 0, bundleMealPrice: null, bundleUntil: null, agreedAt: began },
        },
      },
      pauses: away.map(([from, until], at) => ({
        ...{ id: `${id}-pause-${at + 1}`, created: began, updated: began, creator: person.id },
        data: { ...of, mealTimeId: null, from, until },
      })),
    };
  };

  /** Some were away, some are, and some will be. */
  const awayOf = (startsOn: Day): [Day, Day][] => {
    const from = addDays(today, random.whole(-30, 8));
    if (from <= startsOn || !random.chance(0.3)) return [];
    return [[from, addDays(from, random.whole(2, 8))]];
  };

  const withLedger = people.customers.filter(({ ledger }) => ledger !== null);
  const ofLedger = withLedger.map((person, index) => {
    const trial = index % TRIALS === TRIALS - 1;
    const isEnded = !trial && index % Math.ceil(withLedger.length / ENDED) === 1;
    const plan = trial || random.chance(0.7) ? OFFICE_LUNCH : HOME_MEALS;
    const startsOn = addDays(today, -random.whole(...agesOf(trial, isEnded)));
    return subscriber(person, {
      ...{ plan, startsOn, trial },
      endsOn: isEnded ? addDays(today, -random.whole(3, 30)) : null,
      quantity: random.chance(0.2) ? 2 : 1,
      takesBundles: person.ledger === 'ahead' && !trial && random.chance(0.4),
      away: awayOf(startsOn),
    });
  });
  const ofCompany = eaters.map((person) =>
    subscriber(person, {
      plan: OFFICE_LUNCH,
      startsOn: addDays(today, -random.whole(45, 60)),
      companyId: company.id,
    }),
  );
  const ofBanner = people.customers
    .filter(({ id }) => id === CUSTOMER)
    .map((person) =>
      subscriber(person, {
        plan: HOME_MEALS,
        startsOn: addDays(today, -26),
        away: [[addDays(today, 9), addDays(today, 12)]],
      }),
    );
  return [...ofBanner, ...ofLedger, ...ofCompany];
}

/** The least and the most days since a subscription began. */
const agesOf = (trial: boolean, isEnded: boolean): [number, number] => {
  if (trial) return [2, 2];
  return isEnded ? [40, 85] : [2, 85];
};
