import { ID } from 'appwrite';
import { type Door, NO_DOOR } from '#domain/addresses/door.ts';
import { pincodeIn } from '#domain/areas/place.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { comparable } from '#domain/comparing.ts';
import { buyerProblems, buyerToStore, type TypedBuyer } from '#domain/invoices/buyer.ts';
import type { invoiceMessages } from '#domain/invoices/messages.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { type Paise, toRupees } from '#domain/money.ts';
import { asciiDigits } from '#domain/numbers.ts';
import { chooseOptions, type OptionGroup, priceWithOptions } from '#domain/option-groups/choosing.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { extrasOf, writeOrderLines } from '#domain/orders/line.ts';
import type { orderMessages } from '#domain/orders/messages.ts';
import { MAX_PROMISE, MIN_PROMISE } from '#domain/orders/promise.ts';
import { BALANCE, CASH, HAND_METHODS, HOUSE, type PaymentMethod } from '#domain/payments/methods.ts';
import { parsePhone } from '#domain/phone.ts';
import { placeInText } from '#domain/places/map-link.ts';
import { mapPinAt, type PlacedAddress } from '#domain/places/map-pin.ts';
import type { OrderDocument } from '#web/lib/sdk/documents.ts';
import type { PlacedOrder } from '#web/shared/orders/order-views.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import type { KnownCustomer, OfferedDish } from './queries.ts';

export interface DraftLine {
  dish: OfferedDish;
  /** 0 while its field is empty. */
  quantity: number;
  /** The chosen options; missing without any. */
  options?: readonly ChosenOption[];
}

const keyOf = ({ dish, options = [] }: Omit<DraftLine, 'quantity'>): string =>
  lineKey({ dishId: dish.id, options });

/** The price of one, with its options. */
export const priceOfOne = ({ dish, options = [] }: Omit<DraftLine, 'quantity'>): Paise =>
  priceWithOptions(dish.price, options);

/** The line with today's names and prices of its options. Options that are not offered any more stay as they were. */
export function withOptionsOfToday(line: DraftLine, groups: readonly OptionGroup[]): DraftLine {
  const { dish, options = [] } = line;
  if (options.length === 0) return line;
  const { price, optionGroupIds = [] } = dish;
  const chosen = chooseOptions({ price, optionGroupIds }, groups, options);
  return chosen.problem ? line : { ...line, options: chosen.options };
}

/** How the order is paid: at the door, on the house account, or paid already. */
export const SETTLINGS = [...HAND_METHODS, HOUSE, 'paid'] as const;
type Settling = (typeof SETTLINGS)[number];

/** A phone order while it is being typed. */
export interface PhoneOrderDraft {
  /** The ids of the order and of the event that accepts it. They stay the same when a request is repeated. */
  id: string;
  acceptId: string;
  phone: string;
  name: string;
  /** The chosen customer; undefined for a new one. */
  customer: KnownCustomer | undefined;
  kind: OrderKind;
  address: string;
  /** What the customer has sent as their place: a link of a map app, or degrees. */
  mapLink: string;
  lines: readonly DraftLine[];
  note: string;
  /** The business that buys it; undefined for a consumer. */
  buyer?: TypedBuyer | undefined;
  cutlery: boolean;
  settling: Settling;
  /** What is paid from the customer's balance, once the form is sent. */
  fromBalance?: Paise;
  /** How it was paid, if it is paid already. */
  paidBy: PaymentMethod;
  minutes: string;
  /** The chosen slot (ISO time), once the form is sent; '' if it is not chosen yet; undefined: within the minutes. */
  scheduledFor?: string;
  acceptNow: boolean;
  /** The total that the form shows, once it is sent. */
  total?: Paise;
}

export function emptyDraft({
  promiseMinutes,
  acceptNow,
}: {
  promiseMinutes: number;
  acceptNow: boolean;
}): PhoneOrderDraft {
  return {
    id: ID.unique(),
    acceptId: ID.unique(),
    phone: '',
    name: '',
    customer: undefined,
    kind: 'delivery',
    address: '',
    mapLink: '',
    lines: [],
    note: '',
    cutlery: false,
    settling: CASH,
    paidBy: CASH,
    minutes: String(promiseMinutes),
    acceptNow,
  };
}

/**
 * Where a phone order goes: to the place that the customer has sent, else to that of their latest order to the same address,
 * whose door it also has (PIN-9).
 */
export function placeOfDraft({
  address,
  mapLink,
  customer,
}: PhoneOrderDraft): PlacedAddress & { door: Door } {
  const known = customer?.orders.find(
    (order) => order.kind === 'delivery' && order.address === address.trim(),
  );
  return {
    pincode: pincodeIn(address),
    mapPin: placeInText(mapLink) ?? known?.mapPin ?? null,
    door: known?.door ?? NO_DOOR,
  };
}

/** The lines after adding `more` of a dish with these options. */
export function addDish(
  lines: readonly DraftLine[],
  dish: OfferedDish,
  more: number,
  options: readonly ChosenOption[] = [],
): DraftLine[] {
  const added = { dish, ...(options.length > 0 && { options }) };
  const isIt = (line: DraftLine) => keyOf(line) === keyOf(added);
  if (!lines.some(isIt)) return [...lines, { ...added, quantity: Math.min(more, MAX_QUANTITY) }];
  return lines.map((line) =>
    isIt(line) ? { ...line, quantity: Math.min(line.quantity + more, MAX_QUANTITY) } : line,
  );
}

/** Reads a leading number as the quantity: '2 sam' means two of a dish whose name begins with 'sam'. */
export function readDishSearch(typed: string): { quantity: number; text: string } {
  const [, digits, text = ''] = /^\s*(\d{1,3})\s*[x×]?\s+(.*)$/i.exec(asciiDigits(typed)) ?? [];
  if (digits === undefined) return { quantity: 1, text: typed.trim() };
  return { quantity: Math.min(Math.max(1, Number(digits)), MAX_QUANTITY), text: text.trim() };
}

/** The most dishes that are suggested. */
const MOST_SUGGESTED = 6;

/** Dishes whose name has, for each typed word, a word that begins with it; names that begin with the text come first. */
export function dishesFound(dishes: readonly OfferedDish[], text: string): OfferedDish[] {
  const wanted = comparable(text).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const fits = dishes.filter(({ name }) => {
    const words = ` ${comparable(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`;
    return wanted.every((word) => words.includes(` ${word}`));
  });
  const begins = ({ name }: OfferedDish) => (comparable(name).startsWith(comparable(text)) ? 0 : 1);
  return fits.sort((one, other) => begins(one) - begins(other)).slice(0, MOST_SUGGESTED);
}

export type DraftField =
  | 'phone'
  | 'dishes'
  | 'address'
  | 'mapLink'
  | 'minutes'
  | 'time'
  | 'buyerGstin'
  | 'buyerName';
type Words = Translated<typeof orderMessages & Pick<typeof invoiceMessages, 'gstinWrong' | 'nameMissing'>> &
  Record<'quantity' | 'minutes' | 'time' | 'noPlace', string>;

/** The problems of a draft, by field. */
export function draftProblems(draft: PhoneOrderDraft, words: Words): Problems<DraftField> {
  const { kind, phone, address, lines, minutes, scheduledFor } = draft;
  const promised = Number(minutes);
  const problems: Problems<DraftField> = {};
  if (phone.trim() !== '' && parsePhone(phone) === undefined) problems.phone = words.notAPhone;
  else if (phone.trim() === '' && kind === 'delivery') problems.phone = words.phoneForDelivery;
  if (lines.length === 0) problems.dishes = words.emptyForThem;
  else if (lines.some(({ quantity }) => quantity < 1)) problems.dishes = words.quantity;
  if (kind === 'delivery' && address.trim() === '') problems.address = words.noAddressForThem;
  if (kind === 'delivery' && draft.mapLink.trim() !== '' && !placeInText(draft.mapLink))
    problems.mapLink = words.noPlace;
  const isPromise = Number.isInteger(promised) && promised >= MIN_PROMISE && promised <= MAX_PROMISE;
  if (scheduledFor === '') problems.time = words.time;
  else if (scheduledFor === undefined && !isPromise) problems.minutes = words.minutes;
  const { gstin, name } = draft.buyer ? buyerProblems(draft.buyer) : {};
  if (gstin) problems.buyerGstin = words[gstin];
  if (name) problems.buyerName = words[name];
  return problems;
}

/** The business that bought an earlier order; undefined for a consumer. */
export const buyerOf = (order: PlacedOrder | undefined): TypedBuyer | undefined =>
  order?.buyerGstin ? { gstin: order.buyerGstin, name: order.buyerName ?? '' } : undefined;

/** The order's data for the request. */
export function orderData(draft: PhoneOrderDraft): Partial<OrderDocument> {
  const { customer, kind, settling, paidBy, fromBalance } = draft;
  const { mapPin, door } = placeOfDraft(draft);
  const isAllFromBalance = !!fromBalance && fromBalance === draft.total;
  const isPaid = settling === 'paid' && !isAllFromBalance;
  const isDelivery = kind === 'delivery';
  return {
    channel: 'staff',
    kind,
    items: writeOrderLines(
      draft.lines.map((line) => ({
        dishId: line.dish.id,
        name: line.dish.name,
        quantity: line.quantity,
        price: priceOfOne(line),
        imgUrl: '',
        ...extrasOf(line),
      })),
    ),
    paymentMethod: isAllFromBalance ? BALANCE : settling === 'paid' ? paidBy : settling,
    ...(draft.total !== undefined && { expectedTotal: toRupees(draft.total) }),
    ...(fromBalance && { fromBalance: toRupees(fromBalance) }),
    alreadyPaid: isPaid,
    ...(draft.scheduledFor === undefined
      ? { promisedInMinutes: Number(draft.minutes) }
      : { scheduledFor: draft.scheduledFor }),
    ...(customer && { forUserId: customer.userId }),
    ...(draft.phone.trim() && { customerPhone: draft.phone.trim() }),
    ...(draft.name.trim() && { customerName: draft.name.trim() }),
    ...(isDelivery && { address: draft.address.trim(), ...door, ...mapPinAt(mapPin ?? undefined) }),
    ...(draft.note.trim() && { note: draft.note.trim() }),
    ...(draft.buyer && buyerToStore(draft.buyer)),
    cutlery: draft.cutlery,
  };
}
