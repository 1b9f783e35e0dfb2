import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { paise } from '#domain/money.ts';
import {
  CURRENCY,
  GatewayOutage,
  GatewayRefusal,
  type PaymentGateway,
  type SentRefund,
} from '#server/integrations/payments/gateway.ts';

const amount = v.pipe(v.number(), v.safeInteger(), v.transform(paise));
const payment = v.object({
  id: v.string(),
  amount,
  currency: v.string(),
  method: v.picklist(['upi', 'card']),
});
const page = v.object({ id: v.string(), url: v.string(), open: v.boolean(), payments: v.array(payment) });
const state = v.picklist(['sent', 'done', 'failed']);
const refund = v.object({ id: v.string(), key: v.nullable(v.string()), payment: v.string(), amount, state });
const message = v.object({
  id: v.string(),
  name: v.string(),
  reference: v.optional(v.string()),
  payment: v.optional(payment),
  refund: v.optional(refund),
});

/** Payments through an invented gateway, PayWell, whose amounts are in paise as well. */
export function payWell({ url, key, secret }: { url: string; key: string; secret: string }): PaymentGateway {
  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const sent = fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    // Without an answer it is unknown whether it was done. Rasoi asks again, and nothing counts as failed.
    const answer = await sent.catch((cause) => {
      throw new GatewayOutage('PayWell can’t be reached', { cause });
    });
    if (answer.status >= 500 || answer.status === 429) throw new GatewayOutage(`PayWell: ${answer.status}`);
    if (!answer.ok) throw new GatewayRefusal(`PayWell: ${answer.status}`);
    return answer.json();
  }
  const refundsOf = async (id: string): Promise<SentRefund[]> =>
    v.parse(v.array(refund), await ask('GET', `/payments/${encodeURIComponent(id)}/refunds`));

  return {
    name: 'PayWell',
    async createPage({ reference, amount, description, returnTo, expiresAt }) {
      const asked = { reference, amount, currency: CURRENCY, description, returnTo, expiresAt };
      return v.parse(page, await ask('POST', '/pages', asked));
    },
    async fetchPage(id) {
      const { open, payments } = v.parse(page, await ask('GET', `/pages/${encodeURIComponent(id)}`));
      return { isOpen: open, payments };
    },
    async closePage(id) {
      await ask('DELETE', `/pages/${encodeURIComponent(id)}`).catch((error) => {
        // One that is not open stays as it is.
        if (!(error instanceof GatewayRefusal)) throw error;
      });
    },
    readWebhook(body, headers) {
      const given = Buffer.from(String(headers['paywell-signature'] ?? ''), 'hex');
      const expected = createHmac('sha256', secret).update(body).digest();
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const read = v.safeParse(message, JSON.parse(body.toString()));
      if (!read.success) throw new SyntaxError('Not a message of PayWell');
      const { id, name, reference, payment, refund } = read.output;
      if (payment && reference) return { id, name, news: { kind: 'paid', reference, payment } };
      return { id, name, news: refund ? { kind: 'refund', refund } : { kind: 'other' } };
    },
    async refund({ payment, amount, key }) {
      return v.parse(
        refund,
        await ask('POST', `/payments/${encodeURIComponent(payment)}/refunds`, { amount, key }),
      );
    },
    findRefund: async ({ payment, key }) => (await refundsOf(payment)).find((each) => each.key === key),
  };
}
