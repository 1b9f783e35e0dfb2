import { doorOf } from '#domain/addresses/door.ts';
import { readCouponTerms } from '#domain/coupons/discount.ts';
import { rupees, toPaise } from '#domain/money.ts';
import { mapPinOf } from '#domain/places/map-pin.ts';
import type { WireData } from '#domain/rows/data.ts';
import { readTaxTerms } from '#domain/taxes/seller.ts';
import type { orderAttributes } from './attributes.ts';
import { readDoneLines } from './done-lines.ts';
import { readOrderLines } from './line.ts';
import { formatOrderNumber } from './number.ts';
import type { StoredTerms } from './pricing.ts';
import { BILL_ATTRIBUTES, billOfDocument, orNull } from './stored-bill.ts';

/**
 * Orders as pages, the board and printers read them from their documents: the only place that says what an attribute of an
 * order means there. Whoever shows an order names the fields that it needs, as an `orderView`.
 */

type WireOrder = WireData<typeof orderAttributes>;
type Attribute = keyof WireOrder;

/** An order's document, or the attributes of it that were selected. */
type OrderDocument<Known extends Attribute = Attribute> = Pick<WireOrder, Known> & { $id: string };

/** A field that is read from some attributes. */
const from = <Needed extends Attribute, Value>(
  attributes: readonly Needed[],
  read: (document: Pick<WireOrder, Needed>) => Value,
) => ({ attributes, read });

const TERMS_ATTRIBUTES = [
  'deliveryFee',
  'deliveryMetres',
  'packing',
  'tip',
  'termsDeliveryFee',
  'termsFreeDeliveryAbove',
  'termsTaxPercent',
  'termsPacking',
  'termsPackingPerDish',
  'termsCoupons',
  'termsTax',
] as const;

function readTerms(document: Pick<WireOrder, (typeof TERMS_ATTRIBUTES)[number]>): StoredTerms {
  return {
    deliveryFee: toPaise(document.deliveryFee ?? rupees(0)),
    packing: toPaise(document.packing ?? rupees(0)),
    tip: toPaise(document.tip ?? rupees(0)),
    termsDeliveryFee: orNull(document.termsDeliveryFee),
    deliveryMetres: document.deliveryMetres ?? null,
    termsFreeDeliveryAbove: orNull(document.termsFreeDeliveryAbove),
    termsTaxPercent: document.termsTaxPercent,
    termsPacking: orNull(document.termsPacking),
    termsPackingPerDish: orNull(document.termsPackingPerDish),
    termsCoupons: readCouponTerms(document.termsCoupons ?? []),
    termsTax: readTaxTerms(document.termsTax ?? []),
  };
}

/** The fields that are not as their attribute is. Amounts are in paise, empty texts are null. */
const READ = {
  /** '#1042'. */
  number: from(['number'], ({ number }) => formatOrderNumber(number ?? 0)),
  /** Lines that cannot be read are left out. */
  lines: from(['items'], ({ items }) => readOrderLines(items)),
  /** The lines that are cooked, by their index. */
  doneLines: from(['doneLines'], ({ doneLines }): readonly number[] => readDoneLines(doneLines)),
  bill: from(BILL_ATTRIBUTES, billOfDocument),
  /** What the bill comes to, for whoever needs no more of it. */
  total: from(['totalAmount'], ({ totalAmount }) => toPaise(totalAmount ?? rupees(0))),
  /** What of it was paid from the customer's balance. */
  fromBalance: from(['fromBalance'], ({ fromBalance }) => toPaise(fromBalance ?? rupees(0))),
  /** The terms by which a change is priced: those it was placed with. */
  terms: from(TERMS_ATTRIBUTES, readTerms),
  /** When it got its status. */
  statusSince: from(['statusSince', 'orderedOn'], ({ statusSince, orderedOn }) => statusSince ?? orderedOn),
  address: from(['address'], ({ address }) => address || null),
  /** What the rider should know at the address. */
  instructions: from(['deliveryInstructions'], ({ deliveryInstructions }) => deliveryInstructions || null),
  /** Gate, floor and whether to leave it at the door. */
  door: from(['floor', 'gate', 'leaveAtDoor'], doorOf),
  /** Where the address is on the map, if it has a map pin; null without one. */
  mapPin: from(['mapPinLatitude', 'mapPinLongitude'], (document) => mapPinOf(document) ?? null),
  /** The customer's note to the kitchen. */
  note: from(['note'], ({ note }) => note || null),
  customerName: from(['customerName'], ({ customerName }) => customerName || null),
  customerPhone: from(['customerPhone'], ({ customerPhone }) => customerPhone || null),
  // Servers of earlier versions, from which a printer's agent may read, do not know these four.
  cutlery: from(['cutlery'], ({ cutlery }) => cutlery ?? false),
  hasAllergies: from(['hasAllergies'], ({ hasAllergies }) => hasAllergies ?? false),
  asksCode: from(['asksCode'], ({ asksCode }) => asksCode ?? false),
  testPayment: from(['testPayment'], ({ testPayment }) => testPayment ?? false),
};
type Read = typeof READ;

/** The other fields are as on the wire: times are ISO times, so that a page can contain the order as JSON. */
type AsStored =
  | 'kind'
  | 'channel'
  | 'status'
  | 'statusReason'
  | 'statusNote'
  | 'orderedOn'
  | 'pincode'
  | 'people'
  | 'scheduledFor'
  | 'dueAt'
  | 'promisedAt'
  | 'acceptBy'
  | 'cancelAskedAt'
  | 'paymentMethod'
  | 'alreadyPaid'
  | 'prepaid'
  | 'payBy'
  | 'revision'
  | 'riderId'
  | 'riderName'
  | 'riderPhone'
  | 'attemptedAt'
  | 'attemptReason'
  | 'codeTries'
  | 'stopAt'
  | 'codeGivenAt'
  | 'handedOverBy'
  | 'handedOverTo'
  | 'handOverPhoto'
  | 'customerEmail'
  | 'buyerGstin'
  | 'buyerName';

/** An order. */
export type Order = { id: string } & Pick<WireOrder, AsStored> & {
    [Field in keyof Read]: ReturnType<Read[Field]['read']>;
  };
type Field = Exclude<keyof Order, 'id'>;
type Needed<Name extends Field> = Name extends keyof Read
  ? Read[Name]['attributes'][number]
  : Extract<Name, AsStored>;

interface OrderView<Name extends Field> {
  /** What a request for such orders selects. */
  attributes: readonly Needed<Name>[];
  read(document: OrderDocument<Needed<Name>>): Pick<Order, Name | 'id'>;
}
/** The part of an order that a view has. */
export type Viewed<View> = View extends OrderView<infer Name> ? Pick<Order, Name | 'id'> : never;

/** A view of orders: some of their fields, and the id. */
export function orderView<const Name extends Field>(...fields: readonly Name[]): OrderView<Name> {
  const known: Readonly<Record<string, { attributes: readonly string[]; read(document: object): unknown }>> =
    READ;
  const attributesOf = (field: string): readonly string[] => known[field]?.attributes ?? [field];
  const readers = fields.map((field) => [field, known[field]?.read] as const);
  return {
    attributes: [...new Set(fields.flatMap(attributesOf))] as Needed<Name>[],
    read: (document) => {
      const stored: Readonly<Record<string, unknown>> = document;
      const order: Record<string, unknown> = { id: document.$id };
      // A board reads hundreds of orders at once; lists of pairs would take ten times as long.
      for (const [field, read] of readers) order[field] = read ? read(stored) : stored[field];
      return order as Pick<Order, Name | 'id'>;
    },
  };
}
