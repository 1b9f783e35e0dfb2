import { createHmac } from 'node:crypto';

/** A text of HDFC about money that came. */
export const creditText = (rupees: number | string, utr: string): string =>
  `Credit Alert! Rs.${rupees} credited to HDFC Bank A/c XX1100 on 02-12-26 from VPA name@oksbi (UPI ${utr})`;

/** What the app on a phone sends of a text. */
export interface PhoneMessage {
  body: string;
  headers: Record<string, string>;
}

/** Signs a body as the app does. */
export const signedBy = (secret: string, body: string): PhoneMessage => ({
  body,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
  },
});

/** The body that the template makes. */
export const bodyOf = (from: string, text: string, more: object = {}): string =>
  JSON.stringify({ from, text, sentStamp: Date.now(), receivedStamp: Date.now(), sim: 'SIM1', ...more });
