import {
  type MethodOffers,
  type OfOnline,
  type OnlineMethod,
  ofOnline,
  rowOf,
} from '#domain/payments/methods.ts';
import type { GatewayMode, UpiPayee } from '#domain/payments/upi.ts';
import type { Work } from '#server/documents/collection.ts';

const MINUTE = 60_000;

type Parts = Pick<Work, 'site' | 'settings'>;

/** Whether the owner has set up what a method needs besides a gateway. */
const needsNoGateway = (method: OnlineMethod, { site }: Parts): boolean => {
  const { needs } = rowOf(method);
  return needs === 'nothing' || (needs === 'upiId' && site.payments.vpa !== '');
};

/** Whether a prepaid order is paid on a page of the gateway: by UPI only if the owner has set no UPI id. */
export const isPaidAtGateway = (method: OnlineMethod, parts: Parts): boolean =>
  parts.settings.razorpay !== undefined && !needsNoGateway(method, parts);

/** The methods by which customers pay before the kitchen begins, because the kitchen has set them up. */
export const prepaidMethods = (parts: Parts): OfOnline<boolean> =>
  ofOnline((method) => needsNoGateway(method, parts) || isPaidAtGateway(method, parts));

/** Whom UPI payments go to; without a UPI id to nobody. */
export const upiPayee = ({ site: { payments, shop } }: Pick<Work, 'site'>): UpiPayee => ({
  vpa: payments.vpa,
  name: payments.payeeName || shop.name,
  merchantCode: payments.merchantCode,
});

/** Whether the gateway moves real money or tests, by the prefix of its key. */
export function gatewayMode({ razorpay }: Work['settings']): GatewayMode {
  if (!razorpay) return 'none';
  return razorpay.keyId.startsWith('rzp_live_') ? 'live' : 'test';
}

/** How customers may pay online by each method (PAY-7). */
export const methodOffers = (parts: Parts): MethodOffers =>
  ofOnline((method) => {
    const isAtTestGateway = isPaidAtGateway(method, parts) && gatewayMode(parts.settings) === 'test';
    if (prepaidMethods(parts)[method] && !isAtTestGateway) return 'real';
    return rowOf(method).canBeTest && parts.site.payments.testPayments !== 'off' ? 'test' : 'off';
  });

/** How long the kitchen may look for a payment that a customer claims to have made (minutes, UPI-7). */
const CHECK_WITHIN = 30;

/** The time by which an order that begins to wait now must be paid. */
export const payByOf = ({ site, now }: Pick<Work, 'site' | 'now'>): Date =>
  new Date(now.getTime() + site.payments.minutesToPay * MINUTE);

/** The time by which a claimed payment must be confirmed: an order does not expire while the kitchen looks for its money. */
export function checkBy({ now }: Pick<Work, 'now'>, payBy: Date): Date {
  const longer = new Date(now.getTime() + CHECK_WITHIN * MINUTE);
  return longer > payBy ? longer : payBy;
}
