import type { Data } from '#domain/attributes.ts';
import { type Paise, paise } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { sharedPayment } from '#domain/orders/payment.ts';
import { priceLines, termsFor } from '#domain/orders/pricing.ts';
import { linesFor, planTerms } from '#domain/plans/meal-lines.ts';
import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import type { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import { pricingAt } from '#domain/site/delivery-areas.ts';
import { preparationMinutes } from '#domain/slots/slots.ts';
import { lineTax } from '#domain/taxes/seller.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import { checkLedgerPayment } from '../orders/ledger-standing.ts';
import { keepOrderAllergies } from '../orders/order-allergies.ts';
import { type OrderFacts, readOrderFacts } from '../orders/order-facts.ts';
import { destinationOf } from '../orders/order-terms.ts';
import { orders } from '../orders/orders.ts';
import { type KnownOrder, storedOrder } from '../orders/placing.ts';
import { users } from '../users.ts';

const MINUTE = 60_000;

/** A meal that becomes an order. */
export interface CookedMeal {
  subscription: Data<typeof mealSubscriptionAttributes>;
  dishes: readonly ServedDish[];
  people: number;
  /** The address of the customer's book; null: the address that staff typed, else that of the profile. */
  addressId: string | null;
  note: string | null;
  /** What it costs. */
  total: Paise;
  window: { from: Date; until: Date };
}

/** The dishes of a meal as lines, with current names. Dishes that were deleted are left out. */
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
  [...[...subscription.choices, ...(note ? [note] : [])].join('; ')].slice(0, MAX_NOTE).join('') || null;

/** Where the meal goes; undefined if its address is not there any more. */
function destinationOfMeal({ addressId, subscription }: CookedMeal, facts: OrderFacts) {
  try {
    return destinationOf({ kind: 'delivery', addressId, address: subscription.address }, facts, false);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

export type CookedOrder = { orderId: string } | { refused: 'short' | 'noMenu' | 'address' };

const SHORT = ['order_balance_short', 'order_over_limit', 'order_payment_off'];

/**
 * Makes a meal an order: accepted at once, for its window, outside the capacity, and paid from the ledger (PLAN-13). Its
 * customer's profile is locked. Refuses before it writes anything.
 */
export async function orderMeal(work: Work, meal: CookedMeal): Promise<CookedOrder> {
  const { subscription, dishes, addressId, total, window } = meal;
  const { userId } = subscription;
  if (userId === null) return { refused: 'address' };
  const asked = dishes.map(({ dishId, quantity }) => ({
    dishId,
    quantity,
    name: '',
    imgUrl: '',
    price: paise(0),
  }));
  const facts = await readOrderFacts(work, userId, asked, addressId);
  const lines = dishLines(meal, facts, work);
  const destination = destinationOfMeal(meal, facts);
  if (lines.length === 0) return { refused: 'noMenu' };
  if (!destination) return { refused: 'address' };
  const terms = planTerms(termsFor('delivery', pricingAt(work.site, destination.pincode)));
  const items = linesFor(lines, total, terms);
  const bill = priceLines(items, terms);
  const shared = sharedPayment({ paymentMethod: subscription.paidBy, fromBalance: null }, bill.total);
  try {
    await checkLedgerPayment(work, { userId, byStaff: false, testPayment: false }, shared);
  } catch (error) {
    if (error instanceof Failure && SHORT.includes(error.type)) return { refused: 'short' };
    throw error;
  }
  const orderId = uniqueId();
  const allergies = (await find(work.sql, users, userId))?.data.allergies ?? null;
  const customer = { id: userId, phone: null };
  const known: KnownOrder = {
    testPayment: false,
    customer,
    facts,
    items,
    destination,
    customerPhone: facts.phone,
  };
  const preparation = preparationMinutes(work.site, { kind: 'delivery', pincode: destination.pincode });
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
  const order = storedOrder(work, values, null, known, { terms, bill, shared }, promise, 'accepted');
  await work.addWithReactions(orders, orderId, order);
  if (allergies) await keepOrderAllergies(work, orderId, userId, allergies);
  return { orderId };
}
