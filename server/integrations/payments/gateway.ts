import type { IncomingHttpHeaders } from 'node:http';
import type { Paise } from '#domain/money.ts';
import type { OnlineMethod } from '#domain/payments/methods.ts';

// The requests of Rasoi to a payment gateway. An adapter of another gateway is one file that implements
// `PaymentGateway`.

/** The only currency that orders are paid in. */
export const CURRENCY = 'INR';

/** A page of the gateway on which a customer pays. */
export interface HostedPage {
  /** The gateway's id of the page. */
  id: string;
  url: string;
}

/** A payment that the gateway has received. */
export interface ReceivedPayment {
  /** The gateway's id of the payment. */
  id: string;
  amount: Paise;
  /** ISO 4217, such as INR. */
  currency: string;
  method: OnlineMethod;
  /**
   * The gateway's fee with its tax, whoever bears it, if the gateway says it: where the customer bears it, it is part of `amount`
   * (GATEWAY-11).
   */
  fee?: Paise | null | undefined;
}

/** The state of a refund at the gateway. `sent`: it has begun; `done`: the bank has the money. */
export type SentRefundState = 'sent' | 'done' | 'failed';

export interface SentRefund {
  /** The gateway's id of the refund. */
  id: string;
  /** Our id of the refund; null for one that was made at the gateway itself. */
  key: string | null;
  /** The gateway's id of the payment. */
  payment: string;
  amount: Paise;
  state: SentRefundState;
}

/** The content of a verified message of the gateway. */
export type GatewayNews =
  | { kind: 'paid'; reference: string; payment: ReceivedPayment }
  | { kind: 'refund'; refund: SentRefund }
  | { kind: 'other' };

export interface GatewayEvent {
  /** The same for every delivery of one event. */
  id: string;
  /** The gateway's name of the event. */
  name: string;
  news: GatewayNews;
}

export interface PaymentGateway {
  /** The name of the gateway for people. */
  name: string;
  /**
   * Creates the page on which an order is paid.
   * @param asked.reference our name of the page, never used before; at most 40 characters
   * @throws GatewayRefusal, GatewayOutage
   */
  createPage(asked: {
    reference: string;
    amount: Paise;
    description: string;
    /** The page to which the customer returns. The return itself proves nothing. */
    returnTo: string;
    expiresAt: Date;
    now: Date;
  }): Promise<HostedPage>;
  /**
   * Fetches whether a page can still be paid, and its payments.
   * @throws GatewayRefusal, GatewayOutage
   */
  fetchPage(id: string): Promise<{ isOpen: boolean; payments: ReceivedPayment[] }>;
  /**
   * Closes a page, so that nobody pays an order that has ended. One that is not open stays as it is.
   * @throws GatewayOutage
   */
  closePage(id: string): Promise<void>;
  /**
   * Verifies and reads a message. Undefined if it does not carry the gateway's signature of exactly these bytes.
   * @throws SyntaxError if the signed body is not a message of the gateway
   */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | undefined;
  /**
   * Gives a part of a payment back. A repeat with the same key and amount answers as the first did.
   * @throws GatewayRefusal, GatewayOutage
   */
  refund(asked: { payment: string; amount: Paise; key: string }): Promise<SentRefund>;
  /**
   * Finds the refund with this key. Undefined if the gateway has none.
   * @throws GatewayRefusal, GatewayOutage
   */
  findRefund(asked: { payment: string; key: string }): Promise<SentRefund | undefined>;
}

/** The gateway refuses the request for good. */
export class GatewayRefusal extends Error {}

/** The gateway can't be reached, or has not answered. The request may have been carried out. */
export class GatewayOutage extends Error {}
