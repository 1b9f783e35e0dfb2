import { parseAmount, toRupees } from '#domain/money.ts';
import { readWhole } from '#domain/numbers.ts';
import { MOST_MEAL_TIMES, planAttributes } from '#domain/plans/attributes.ts';
import { bundleProblem } from '#domain/plans/bundles.ts';
import { choiceCodec } from '#domain/plans/standing-choices.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

export type PlanDocument = StoredDocument<'plans'>;

/** A standing choice as it is typed: 'Bread' with 'Roti, Rice'. */
export interface TypedChoice {
  id: string;
  name: string;
  options: string;
}

/** A plan as its form holds it: numbers and amounts as they are typed. */
export interface TypedPlan {
  name: string;
  description: string;
  translations: PlanDocument['translations'];
  imgUrl: string;
  /** '' until somebody has said it. */
  type: PlanDocument['type'] | '';
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  price: string;
  bundleMeals: string;
  bundlePrice: string;
  bundleDays: string;
  choices: readonly TypedChoice[];
  trialMeals: string;
  mostSubscribers: string;
  /** The weeks after which its menus begin again; '0': each date has a menu of its own. */
  cycleWeeks: string;
  /** The areas that it is offered in; none: all with plans. */
  areaIds: readonly string[];
  isOnSale: boolean;
}

export type PlanField = keyof TypedPlan;

const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : `${value}`);

const typedChoices = (stored: readonly string[] | null | undefined): TypedChoice[] =>
  (stored ?? []).flatMap((each, at) => {
    const choice = choiceCodec.parse(JSON.parse(each));
    return choice ? [{ id: `${at}`, name: choice.name, options: choice.options.join(', ') }] : [];
  });

/** A plan as its form holds it; without one it is served on weekdays, the same menu each week. */
export function typedPlan(plan: PlanDocument | undefined, mealTimeIds: readonly string[]): TypedPlan {
  return {
    name: plan?.name ?? '',
    description: plan?.description ?? '',
    translations: plan?.translations ?? {},
    imgUrl: plan?.imgUrl ?? '',
    type: plan?.type ?? '',
    mealTimeIds: plan?.mealTimeIds ?? mealTimeIds.slice(0, 1),
    weekdays: plan?.weekdays ?? ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    price: text(plan && toRupees(plan.price)),
    bundleMeals: text(plan?.bundleMeals),
    bundlePrice: text(plan?.bundlePrice && toRupees(plan.bundlePrice)),
    bundleDays: text(plan?.bundleDays ?? planAttributes.bundleDays.default),
    choices: typedChoices(plan?.choices),
    trialMeals: text(plan?.trialMeals),
    mostSubscribers: text(plan?.mostSubscribers),
    cycleWeeks: plan ? (plan.cycleFrom === null ? '0' : text(plan.cycleWeeks)) : '1',
    areaIds: plan?.areaIds ?? [],
    isOnSale: plan?.isOnSale ?? false,
  };
}

const countOf = (typed: string): number | null => readWhole(typed) ?? null;
const optionsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((option) => option.trim())
    .filter(Boolean);
const choiceOf = ({ name, options }: TypedChoice) =>
  choiceCodec.parse({ name: name.trim(), options: optionsOf(options) });

/**
 * The attributes of a typed plan.
 * @param cycleFrom the day with which its cycle begins, if it has one
 */
export function planValues(typed: TypedPlan, cycleFrom: Day) {
  const { choices, cycleWeeks, ...rest } = typed;
  const hasCycle = cycleWeeks !== '0';
  return {
    ...rest,
    type: typed.type || undefined,
    name: typed.name.trim(),
    description: typed.description.trim(),
    mealTimeIds: [...typed.mealTimeIds],
    weekdays: [...typed.weekdays],
    areaIds: [...typed.areaIds],
    price: parseAmount(typed.price),
    bundleMeals: countOf(typed.bundleMeals),
    bundlePrice: parseAmount(typed.bundlePrice) ?? null,
    bundleDays: countOf(typed.bundleDays) ?? planAttributes.bundleDays.default,
    choices: choices.map((choice) => JSON.stringify(choiceOf(choice))),
    trialMeals: countOf(typed.trialMeals),
    mostSubscribers: countOf(typed.mostSubscribers),
    cycleFrom: hasCycle ? cycleFrom : null,
    cycleWeeks: hasCycle ? Number(cycleWeeks) : 1,
  };
}

interface Words {
  name: string;
  type: string;
  price: string;
  count: string;
  choice: string;
  noSuchMealTime: string;
  noSuchDays: string;
  bundleHalf: string;
  bundlePrice: string;
}

const isWithin = (typed: string, { min, max }: { min: number; max: number }) =>
  typed.trim() === '' || readWhole(typed, Math.max(min, 1), max) !== undefined;

/** What is wrong with a typed plan, by field. */
export function planProblems(typed: TypedPlan, words: Words): Partial<Record<PlanField, string>> {
  const price = parseAmount(typed.price);
  const { bundleMeals, bundleDays, trialMeals, mostSubscribers } = typed;
  const bundlePrice = typed.bundlePrice.trim() === '' ? null : parseAmount(typed.bundlePrice);
  const bundle =
    bundlePrice === undefined
      ? 'bundlePrice'
      : bundleProblem({ bundleMeals: countOf(bundleMeals), bundlePrice });
  const { length } = typed.mealTimeIds;
  return {
    ...(typed.name.trim() === '' ? { name: words.name } : {}),
    ...(typed.type === '' ? { type: words.type } : {}),
    ...(length === 0 || length > MOST_MEAL_TIMES ? { mealTimeIds: words.noSuchMealTime } : {}),
    ...(typed.weekdays.length === 0 ? { weekdays: words.noSuchDays } : {}),
    ...(price === undefined || price < 100 || price % 100 !== 0 ? { price: words.price } : {}),
    ...(isWithin(bundleMeals, planAttributes.bundleMeals) ? {} : { bundleMeals: words.count }),
    ...(isWithin(bundleDays, planAttributes.bundleDays) ? {} : { bundleDays: words.count }),
    ...(bundle ? { bundlePrice: words[bundle] } : {}),
    ...(isWithin(trialMeals, planAttributes.trialMeals) ? {} : { trialMeals: words.count }),
    ...(isWithin(mostSubscribers, planAttributes.mostSubscribers) ? {} : { mostSubscribers: words.count }),
    ...(typed.choices.every((choice) => choiceOf(choice) !== undefined) ? {} : { choices: words.choice }),
  };
}
