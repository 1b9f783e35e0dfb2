import type { Place } from '#domain/areas/place.ts';
import { pricingAt } from '#domain/areas/pricing-at.ts';
import { cartMessages } from '#domain/carts/messages.ts';
import { portionsDate } from '#domain/dishes/stock.ts';
import { withParts } from '#domain/option-groups/parts.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import { hasTooMany, type OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { type SharedPayment, sharedPayment, testPaymentOf, waitsForPayment } from '#domain/orders/payment.ts';
import { type Bill, priceLines, termsFor } from '#domain/orders/pricing.ts';
import { billToStore, termsToStore } from '#domain/orders/stored-bill.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { isLedger } from '#domain/payments/methods.ts';
import { Failure } from '#server/base/failure.ts';
import { checkNotOwnMoney, kitchenOnly, requireRole, userOf } from '#server/documents/access.ts';
import type { CreateVerdict, Draft, Work } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { takePortions } from '#server/stock/portions.ts';
import { checkedBuyer } from '../billing/buyer.ts';
import { takeCoupons } from '../coupons/use-coupons.ts';
import { keptAllergies } from '../kept-allergies.ts';
import { methodOffers, payByOf, prepaidMethods } from '../payments/prepaid-methods.ts';
import { checkGuestPortions, countGuestOrder } from './guests/guest-orders.ts';
import { keepOrderAllergies } from './order-allergies.ts';
import { checkOpen, linesAtCurrentPrices, type OrderFacts, readOrderFacts } from './order-facts.ts';
import { type OrderPromise, promiseFor } from './order-promise.ts';
import {
  checkArea,
  checkMinimum,
  checkSeen,
  type Destination,
  destinationOf,
  placeOfDestination,
} from './order-terms.ts';
import { checkCash } from './order-trust.ts';
import { checkLedgerPayment } from './paying/ledger-standing.ts';
import { customerOfStaffOrder, type OrderCustomer } from './staff-orders.ts';

// Placing an order, in steps. Each may refuse it (domain/orders/refusals.ts); the first that does decides what its customer
// reads, so their order matters: what is asked, who asks, the dishes, where to, the bill, the promise, the portions.

type Asked = Draft<typeof orderAttributes>['values'];
type User = NonNullable<ReturnType<typeof userOf>>;

/** Who places an order. */
interface Placing {
  user: User;
  /** Staff type it for a customer: they know more than the rules, which most checks are for. */
  byStaff: boolean;
}

/** An order whose dishes, customer and destination are known. */
export interface KnownOrder {
  testPayment: boolean;
  customer: OrderCustomer;
  facts: OrderFacts;
  items: readonly OrderLine[];
  destination: Destination;
  /** Where it is brought; undefined for a pickup. */
  place: Place | undefined;
  /** The number for calls about it. */
  customerPhone: string | null;
}

/** What an order costs, and the terms by which later changes are priced. */
export interface PricedOrder {
  terms: ReturnType<typeof termsFor>;
  bill: Bill;
  shared: SharedPayment;
}

/** Checks what needs nothing but the request. */
function checkAsked({ items, alreadyPaid, paymentMethod, channel }: Asked, { byStaff }: Placing): void {
  if (channel === 'plan') throw new Failure('general_argument_invalid', orderMessages.notAsPlan);
  if (byStaff && alreadyPaid && isLedger(paymentMethod))
    throw new Failure('general_argument_invalid', paymentMessages.notByHand);
  if (items.length === 0)
    throw new Failure('order_empty', byStaff ? orderMessages.emptyForThem : orderMessages.empty);
  if (hasTooMany(items)) throw new Failure('general_argument_invalid', cartMessages.tooMany);
  if (!byStaff && items.some(({ unpriced }) => unpriced))
    throw invalidStructure('Attribute "items" has invalid format. Each line needs a price');
}

/** Whether it is paid by a test payment. Throws Failure order_payment_off. */
function testPaymentFor(work: Work, asked: Asked): boolean {
  const testPayment = testPaymentOf(asked, methodOffers(work));
  if (testPayment === undefined) throw new Failure('order_payment_off');
  return testPayment;
}

/** Reads what the order needs, and checks that its customer may order it now, to be brought there. */
async function knownOrder(
  work: Work,
  { id, values: asked }: Draft<typeof orderAttributes>,
  placing: Placing,
): Promise<KnownOrder> {
  const { user, byStaff } = placing;
  const testPayment = testPaymentFor(work, asked);
  // A customer's own order ignores the attributes that name another customer.
  const customer = byStaff ? await customerOfStaffOrder(work, asked) : { id: user.id, phone: null };
  if (byStaff) requireRole(work, kitchenOnly);
  if (byStaff && asked.alreadyPaid) checkNotOwnMoney(work, customer.id);
  const dishIds = asked.items.map(({ dishId }) => dishId);
  const facts = await readOrderFacts(work, customer.id, dishIds, asked.addressId);
  if (!byStaff && facts.ordersBlocked)
    throw new Failure('order_customer_blocked', orderMessages.customerBlocked);
  if (!byStaff && !asked.scheduledFor) checkOpen(work.site, work.now, facts.dishes);
  const items = linesAtCurrentPrices(asked.items, facts, byStaff, work.site.tax);
  if (!byStaff) await countGuestOrder(work, id, user.id);
  if (asked.kind === 'pickup' && !work.site.kitchen.pickup && !kitchenOnly({ user }))
    throw new Failure('order_pickup_off');
  const destination = destinationOf(asked, facts, byStaff);
  const customerPhone = customer.phone ?? facts.phone;
  if (byStaff && asked.kind === 'delivery' && !customerPhone)
    throw new Failure('general_argument_invalid', orderMessages.phoneForDelivery);
  const place = placeOfDestination(destination, work.site);
  if (!byStaff) checkArea(place, work.site);
  return { testPayment, customer, facts, items, destination, place, customerPhone };
}

/** Prices the order, and takes the coupons that its customer uses. */
async function pricedOrder(
  work: Work,
  { id, values: asked }: Draft<typeof orderAttributes>,
  { user, byStaff }: Placing,
  { items, place, facts, testPayment }: KnownOrder,
): Promise<PricedOrder> {
  const pricing = pricingAt(work.site, place);
  // Staff enter neither tips nor coupons, which are for customers to give.
  const extras = byStaff
    ? {}
    : {
        tip: asked.tip ?? undefined,
        coupons: await takeCoupons(work, {
          orderId: id,
          userId: user.id,
          codes: asked.couponCodes,
          lines: items,
        }),
      };
  const terms = termsFor(asked.kind, pricing, extras);
  const bill = priceLines(items, terms);
  const shared = sharedPayment(asked, bill.total);
  if (!byStaff) {
    checkMinimum(asked.kind, bill, pricing);
    const { isPhoneProven } = facts;
    const { paymentMethod, rest } = shared;
    await checkCash(work, { customerId: user.id, isPhoneProven, paymentMethod, testPayment, rest });
  }
  return { terms, bill, shared };
}

/** Takes the portions of dishes that have a limited number of them a day; most orders need no statement for it. */
async function takeItsPortions(
  work: Work,
  id: string,
  { byStaff }: Placing,
  { items, facts }: KnownOrder,
  { scheduledFor }: OrderPromise,
): Promise<void> {
  const needed = withParts(items, facts.groups);
  const isLimited = facts.dishes.some(({ portionsPerDay }) => portionsPerDay !== null);
  if (needed.length <= items.length && !isLimited) return;
  if (!byStaff) await checkGuestPortions(work, needed);
  await takePortions(work, id, needed, portionsDate(scheduledFor ?? work.now, work.site));
}

type StoredAsked = Pick<
  Asked,
  'channel' | 'alreadyPaid' | 'note' | 'cutlery' | 'allergies' | 'kind' | 'customerName'
>;

/**
 * The order as it is stored, of whichever channel.
 * @param takenBy the member of staff who typed it; null without one
 */
export function storedOrder(
  work: Work,
  asked: StoredAsked,
  takenBy: string | null,
  known: KnownOrder,
  { terms, bill, shared }: PricedOrder,
  promise: OrderPromise,
  status: 'awaitingPayment' | 'placed' | 'accepted',
) {
  const byStaff = takenBy !== null;
  const prepaid = status === 'awaitingPayment';
  const { facts, items, destination, customer, customerPhone, testPayment } = known;
  return {
    number: facts.number,
    userId: customer.id,
    channel: asked.channel,
    takenBy,
    ...billToStore(bill),
    ...termsToStore(terms),
    paymentMethod: shared.paymentMethod,
    fromBalance: shared.fromBalance || null,
    alreadyPaid: byStaff && asked.alreadyPaid,
    prepaid,
    payBy: prepaid ? payByOf(work) : null,
    testPayment,
    items,
    address: destination.address || null,
    deliveryInstructions: destination.instructions,
    ...destination.door,
    pincode: destination.pincode ?? null,
    note: asked.note || null,
    cutlery: asked.cutlery,
    hasAllergies: Boolean(asked.allergies),
    kind: asked.kind,
    status,
    statusSince: work.now,
    ...promise,
    // The kitchen answers once the order is paid.
    acceptBy: prepaid ? null : promise.acceptBy,
    doneLines: [],
    revision: 1,
    imgUrl: items[0]?.imgUrl ?? null,
    customerName: (byStaff && asked.customerName) || facts.name,
    customerEmail: facts.email,
    customerPhone,
    orderedOn: work.now,
  } as const;
}

/**
 * Places an order: what is to be stored, after all checks. Takes its coupons, its place in the kitchen and its portions.
 * @throws Failure of a `PlacingRefusal`, user_unauthorized, general_argument_invalid
 */
export async function placeOrder(
  work: Work,
  draft: Draft<typeof orderAttributes>,
): Promise<CreateVerdict<typeof orderAttributes>> {
  const { id, values: asked } = draft;
  const user = userOf(work.actor);
  if (!user) throw new Failure('user_unauthorized', orderMessages.loginToPlace);
  const placing = { user, byStaff: asked.channel === 'staff' };
  const { byStaff } = placing;
  checkAsked(asked, placing);
  const allergies = keptAllergies(asked);
  const known = await knownOrder(work, draft, placing);
  const priced = await pricedOrder(work, draft, placing, known);
  const { items, destination, place, facts } = known;
  const { kind } = destination;
  const promise = await promiseFor(work, asked, { byStaff, kind, place, items, dishes: facts.dishes });
  const { shared } = priced;
  const { buyerGstin, buyerName } = asked;
  const buyer = checkedBuyer({ gstin: buyerGstin ?? '', name: buyerName ?? '' }, work.site.tax.sellerKind);
  const prepaid = waitsForPayment({ channel: asked.channel, ...shared }, prepaidMethods(work));
  checkSeen(work, priced.bill, promise.promisedAt, { total: asked.expectedTotal, by: asked.expectedBy });
  await checkLedgerPayment(
    work,
    { userId: known.customer.id, byStaff, testPayment: known.testPayment },
    shared,
  );
  await takeItsPortions(work, id, placing, known, promise);
  if (allergies) await keepOrderAllergies(work, id, known.customer.id, allergies);
  const status = prepaid ? 'awaitingPayment' : 'placed';
  const stored = storedOrder(work, asked, byStaff ? user.id : null, known, priced, promise, status);
  return { insert: { ...stored, ...buyer } };
}
