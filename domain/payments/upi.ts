import { cut } from '#domain/cutting.ts';
import { type Paise, type Rupees, toRupees } from '#domain/money.ts';
import type { MethodOffers, OfOnline } from './methods.ts';

/** Payments by UPI without a gateway: ids and payment links. */

/** A UPI id (VPA): a name, and the handle of a bank or an app. */
const VPA = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i;

/** Whether a text has the form of a UPI id. Only a payment shows whether it exists. */
export const isVpa = (text: string): boolean => VPA.test(text);

/** Handles that the apps for private people give out. */
const APP_HANDLES = new Set([
  ...['ybl', 'ibl', 'axl'],
  ...['okaxis', 'okicici', 'oksbi', 'okhdfcbank'],
  ...['paytm', 'ptyes', 'ptaxis', 'pthdfc', 'ptsbi'],
  ...['apl', 'yapl', 'rapl'],
  ...['upi', 'waicici', 'wahdfcbank', 'waaxis', 'wasbi'],
  ...['fam', 'jupiteraxis', 'naviaxis', 'superyes', 'ikwik', 'freecharge', 'axisb'],
]);
const PHONE_NUMBER = /^(91)?[6-9]\d{9}$/;
/** Names of shops at the same apps, as they stand on their printed codes. */
const SHOP_NAME = /^(paytmqr|paytm-|bharatpe|gpay-|vyapar|q\d{5,}$)/i;

/** Whether a UPI id looks like that of a private person. Apps refuse links to them, or allow small amounts only. */
export function looksPersonal(vpa: string): boolean {
  const [name = '', handle = ''] = vpa.split('@');
  if (PHONE_NUMBER.test(name)) return true;
  return APP_HANDLES.has(handle.toLowerCase()) && !SHOP_NAME.test(name);
}

/** Who is paid. */
export interface UpiPayee {
  vpa: string;
  name: string;
  /** The merchant category code; empty if the bank gave none. */
  merchantCode: string;
}

/** The longest reference of a payment link, in characters. */
const MAX_REFERENCE = 35;
/** Apps cut longer notes. */
const MAX_NOTE = 50;

/** `encodeURIComponent`, but with the @ of UPI ids, which some apps do not decode. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%40', '@');

/** The reference of an order or top-up in a payment link: letters and digits of its id. */
export const upiReference = (id: string): string => id.replaceAll(/[^a-z0-9]/gi, '').slice(0, MAX_REFERENCE);

/**
 * The link that opens a UPI app with everything filled in; as a QR code it is the same (UPI-2). That the app returns says
 * nothing about the payment.
 * @param amount in paise
 */
export function upiLink(
  { vpa, name, merchantCode }: UpiPayee,
  { amount, reference, note }: { amount: Paise; reference: string; note: string },
): string {
  const fields: [string, string][] = [
    ['pa', vpa],
    ['pn', name],
    ...(merchantCode ? [['mc', merchantCode] as [string, string]] : []),
    ['tr', reference],
    ['tn', cut(note, MAX_NOTE)],
    ['am', toRupees(amount).toFixed(2)],
    ['cu', 'INR'],
  ];
  return `upi://pay?${fields.map(([field, value]) => `${field}=${encoded(value)}`).join('&')}`;
}

/** How an order is paid by UPI. */
export interface UpiRequest {
  /** The payment link, with the amount that is due. */
  link: string;
  vpa: string;
  payeeName: string;
  amount: Rupees;
}

/** A request for the kitchen's UPI payment of an amount; null if the kitchen has no UPI id, or nothing is to be paid. */
export function upiRequestOf(
  payee: UpiPayee,
  asked: { amount: Paise; reference: string; note: string },
): UpiRequest | null {
  if (payee.vpa === '' || asked.amount <= 0) return null;
  const { vpa, name } = payee;
  return { link: upiLink(payee, asked), vpa, payeeName: name, amount: toRupees(asked.amount) };
}

/** What GET /v1/orders/:orderId/upi answers; null if nothing is due, or the kitchen has no UPI id. */
export interface UpiAnswer {
  request: UpiRequest | null;
}

/** Whether a payment gateway is connected; in test mode it moves no money (GATEWAY-8). */
export type GatewayMode = 'none' | 'test' | 'live';

/** How customers pay online: what GET /v1/payment-methods answers. */
export interface OfferedMethods {
  /** Whether each method is paid with real money, as a test, or not offered. */
  offers: MethodOffers;
  /** The methods that are paid before the kitchen begins. */
  prepaid: OfOnline<boolean>;
  /** Which of them are paid on a page of the gateway. */
  atGateway: OfOnline<boolean>;
  gateway: GatewayMode;
  /** How long an order waits for its payment. */
  minutesToPay: number;
}
