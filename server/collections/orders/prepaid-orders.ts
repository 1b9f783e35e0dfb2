import type {
  MethodOffer,
  MethodOffers,
  OnlineMethod,
  PaymentMethod,
  PrepaidMethods,
} from '#domain/orders/payment.ts';
import type { GatewayMode } from '#domain/payments/upi.ts';
import type { Work } from '#server/documents/collection.ts';

const MINUTE = 60_000;

/**
 * The methods by which customers pay before the kitchen begins: all with a gateway, and UPI once the owner has set a UPI
 * id.
 */
export const prepaidMethods = ({ site, settings }: Pick<Work, 'site' | 'settings'>): PrepaidMethods => {
  const hasGateway = settings.razorpay !== undefined;
  return { upi: hasGateway || site.payments.vpa !== '', card: hasGateway };
};

/**
 * Whether a prepaid order is paid on a page of the gateway: every one by card, and by UPI if the owner has set no UPI
 * id.
 */
export const isPaidAtGateway = (
  paymentMethod: PaymentMethod,
  { site, settings }: Pick<Work, 'site' | 'settings'>,
) => settings.razorpay !== undefined && (paymentMethod === 'card' || site.payments.vpa === '');

/** Whether the gateway moves real money or tests, by the prefix of its key. */
export function gatewayMode({ razorpay }: Work['settings']): GatewayMode {
  if (!razorpay) return 'none';
  return razorpay.keyId.startsWith('rzp_live_') ? 'live' : 'test';
}

/** How customers may pay online by each method (PAY-7). */
export function methodOffers(parts: Pick<Work, 'site' | 'settings'>): MethodOffers {
  const withoutMoney = parts.site.payments.testPayments === 'off' ? 'off' : 'test';
  const offerOf = (method: OnlineMethod): MethodOffer => {
    const isAtTestGateway = isPaidAtGateway(method, parts) && gatewayMode(parts.settings) === 'test';
    return prepaidMethods(parts)[method] && !isAtTestGateway ? 'real' : withoutMoney;
  };
  return { upi: offerOf('upi'), card: offerOf('card') };
}

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
