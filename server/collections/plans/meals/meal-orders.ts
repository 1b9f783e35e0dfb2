import { pricingAt } from '#domain/areas/pricing-at.ts';
import { cut } from '#domain/cutting.ts';
import { portionsDate } from '#domain/dishes/stock.ts';
import type { Paise } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { sharedPayment } from '#domain/orders/payment.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import type { MealExtra } from '#domain/plans/meal-extras.ts';
import { linesFor, planTerms } from '#domain/plans/meal-lines.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import type { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import { preparationMinutes } from '#domain/slots/slots.ts';
import { lineTax } from '#domain/taxes/seller.ts';
import { uniqueId } from '#server/base/ids.ts';
import { type NamedMeal, nameMeal } from '#server/collections/balances/order-entries.ts';
import { lockStanding } from '#server/collections/balances/standing.ts';
import type { PayingCompany } from '#server/collections/memberships/memberships.ts';
import { isWithinMonth } from '#server/collections/memberships/month-limit.ts';
import { keepOrderAllergies } from '#server/collections/orders/order-allergies.ts';
import { type OrderFacts, readOrderFacts } from '#server/collections/orders/order-facts.ts';
import { findDestination, placeOfDestination } from '#server/collections/orders/order-terms.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { standingProblem } from '#server/collections/orders/paying/ledger-standing.ts';
import { type KnownOrder, storedOrder } from '#server/collections/orders/placing.ts';
import type { Work } from '#server/documents/collection.ts';
import { takePortions } from '#server/stock/portions.ts';
import { extraLines } from './meal-extras.ts';

const MINUTE = 60_000;

/** A meal that becomes an order. */
export interface CookedMeal {
  subscription: Data<typeof mealSubscriptionAttributes>;
  dishes: readonly ServedDish[];
  people: number;
  /** What its customer has added. */
  extras: readonly MealExtra[];
  /** The address of the customer's book; null: the address that staff typed, else that of the profile. */
  addressId: string | null;
  /** What staff typed. */
  address: string | null;
  note: string | null;
  /** What it costs, without its extra dishes. */
  total: Paise;
  /** What it may cost in all although the money is short, because the kitchen cooks it anyway; null: nothing. */
  onCreditUpTo: Paise | null;
  about: NamedMeal & { window: { from: Date; until: Date } };
  /** What the customer does not tolerate. */
  allergies: string | null;
  /** Who pays for it, if not its customer. */
  company: PayingCompany | null;
}

/**
 * The dishes of a meal as lines, with current names. The owner has promised them, so they are also cooked if the menu has
 * them as sold out or switched off (PLAN-14). Dishes that were deleted are left out.
 */
function dishLines({ dishes, people }: CookedMeal, facts: OrderFacts, { site }: Work) {
  const byId = new Map(facts.dishes.map((dish) => [dish.id, dish]));
  return dishes.flatMap(({ dishId, quantity }) => {
    const dish = byId.get(dishId);
    if (!dish) return [];
    const { name, price, imgUrl } = dish;
    return [{ dishId, name, price, imgUrl, quantity: quantity * people, ...lineTax(dish, site.tax) }];
  });
}

const noteOf = ({ subscription, note }: CookedMeal): string | null =>
  cut([...subscription.choices, ...(note ? [note] : [])].join('; '), MAX_NOTE) || null;

/** The order that a meal becomes, before it is placed. */
export interface MealOrder {
  id: string;
  values: ReturnType<typeof storedOrder> & Partial<ReturnType<typeof paidByCompany>> & { people: number };
  allergies: string | null;
  facts: OrderFacts;
  /** What its extra dishes cost. */
  extraCost: Paise;
  /** What statements call it. */
  names: NamedMeal;
}

/** What an order says of the company that pays for it: its invoice is made out to it. */
const paidByCompany = ({ payerId, gstin, name }: PayingCompany) => ({
  payerId,
  ...(gstin !== null && { buyerGstin: gstin, buyerName: name }),
});

/**
 * The order of a meal: accepted at once, for its window, outside the capacity, and paid from the ledger (PLAN-13), or why there
 * is none. Its customer's profile is locked. Writes nothing.
 */
export async function mealOrderOf(
  work: Work,
  meal: CookedMeal,
): Promise<MealOrder | { refused: 'short' | 'noMenu' | 'address' }> {
  const { subscription, dishes, extras, addressId, total, about, allergies, company } = meal;
  const { window } = about;
  const { userId } = subscription;
  if (userId === null) return { refused: 'address' };
  const dishIds = [...dishes, ...extras].map(({ dishId }) => dishId);
  // Sent together.
  const [facts, standing] = await Promise.all([
    readOrderFacts(work, userId, dishIds, addressId),
    lockStanding(work, company?.payerId ?? userId),
  ]);
  const lines = dishLines(meal, facts, work);
  const destination = findDestination({ kind: 'delivery', addressId, address: meal.address }, facts, false);
  if (lines.length === 0) return { refused: 'noMenu' };
  if (typeof destination === 'string') return { refused: 'address' };
  const place = placeOfDestination(destination, work.site);
  const terms = planTerms(termsFor('delivery', pricingAt(work.site, place)));
  const extra = extraLines(extras, facts, work);
  const items = linesFor(lines, total, terms, extra);
  const bill = priceLines(items, terms);
  const shared = sharedPayment({ paymentMethod: subscription.paidBy, fromBalance: null }, bill.total);
  // A company has its own limits, which nobody goes beyond for it.
  const mayOwe = !company && work.site.ledger.isOn && !standing.isClosed ? meal.onCreditUpTo : null;
  const isOnCredit = mayOwe !== null && bill.total <= mayOwe;
  const isCovered = work.site.ledger.isOn && !standingProblem(standing, shared);
  if (!isCovered && !isOnCredit) return { refused: 'short' };
  if (company && !(await isWithinMonth(work, company, bill.total))) return { refused: 'short' };
  const known: KnownOrder = {
    testPayment: false,
    customer: { id: userId, phone: null },
    facts,
    items,
    destination,
    place,
    customerPhone: facts.phone,
  };
  const preparation = preparationMinutes(work.site, { kind: 'delivery', place });
  const promise = {
    promisedAt: window.until,
    promisedInMinutes: null,
    scheduledFor: window.from,
    dueAt: new Date(window.from.getTime() - preparation * MINUTE),
    slotAt: null,
    acceptBy: null,
  };
  const values = {
    channel: 'plan',
    alreadyPaid: false,
    note: noteOf(meal),
    cutlery: false,
    allergies,
    kind: 'delivery',
    customerName: null,
  } as const;
  const placed = storedOrder(work, values, null, known, { terms, bill, shared }, promise, 'accepted');
  const order = { ...placed, people: meal.people, ...(company && paidByCompany(company)) };
  return { id: uniqueId(), values: order, allergies, facts, extraCost: extra.cost, names: about };
}

/** Counts the portions of a meal's dishes for its day, also more than are left: the others order fewer (PLAN-14). */
async function countPortions(work: Work, { id, values, facts }: MealOrder): Promise<void> {
  if (facts.dishes.every(({ portionsPerDay }) => portionsPerDay === null)) return;
  await takePortions(work, id, values.items, portionsDate(values.scheduledFor ?? work.now, work.site), true);
}

/** Places the order of a meal, with what its kitchen needs. The meal itself is stored. */
export async function placeMealOrder(work: Work, order: MealOrder): Promise<void> {
  const { id, values, allergies, names } = order;
  await countPortions(work, order);
  nameMeal(work, id, names);
  await work.addWithReactions(orders, id, values);
  if (allergies) await keepOrderAllergies(work, id, values.userId, allergies);
}
