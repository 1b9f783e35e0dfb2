import { pricingAt } from '#domain/areas/pricing-at.ts';
import { ZERO_PAISE } from '#domain/money.ts';
import { termsFor } from '#domain/orders/pricing.ts';
import { linesFor, planTerms } from '#domain/plans/meal-lines.ts';
import { preparationMinutes } from '#domain/slots/slots.ts';
import { lineTax } from '#domain/taxes/seller.ts';
import type { DemoCompany } from './companies.ts';
import type { CookedMeal } from './meals.ts';
import type { DemoWorld, OrderPlan } from './order-plan.ts';
import { type DemoOrder, demoOrder } from './orders.ts';
import { LUNCH, servedOn } from './plans.ts';

const MINUTE = 60_000;

/** The order of a meal of a plan, as its cutoff makes it (PLAN-13). */
export function mealOrder(
  world: DemoWorld,
  index: number,
  { company: { data: company } }: DemoCompany,
  { orderId, subscriber, mealTimeId, date, at, window, people, total, steps }: CookedMeal,
): DemoOrder {
  const { site, dishes } = world;
  const { person, subscription } = subscriber;
  const { pincode } = person.home;
  const { companyId, choices, paidBy } = subscription.data;
  const terms = planTerms(termsFor('delivery', pricingAt(site, { pincode })));
  const served = servedOn(mealTimeId, date, dishes).flatMap(({ dishId, quantity }) => {
    const dish = dishes.find(({ id }) => id === dishId);
    if (!dish) return [];
    const { name, price, imgUrl } = dish;
    return [{ dishId, name, price, imgUrl, quantity: quantity * people, ...lineTax(dish, site.tax) }];
  });
  const plan: OrderPlan = {
    ...{ at, part: mealTimeId === LUNCH ? 'lunch' : 'dinner', slowness: 1, customer: person },
    ...{ kind: 'delivery', channel: 'plan', method: paidBy, alreadyPaid: false },
    ...{ lines: linesFor(served, total, terms), tip: ZERO_PAISE, cutlery: false },
    ...{ note: choices.join('; ') || null, scheduledFor: window.from },
  };
  const ahead = preparationMinutes(site, { kind: 'delivery', place: { pincode } }) * MINUTE;
  const { payerId, gstin, name } = company;
  return demoOrder(world, index, plan, steps, {
    ...{ id: orderId, begins: 'accepted', terms },
    data: {
      ...{ promisedAt: window.until, dueAt: new Date(window.from.getTime() - ahead), acceptBy: null },
      ...(companyId !== null && { payerId, buyerGstin: gstin, buyerName: name }),
    },
  });
}
