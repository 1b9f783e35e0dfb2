import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { type Paise, paise } from '#domain/money.ts';
import { ONLINE_METHODS, OTHER_AT_GATEWAY, rowOf } from '#domain/payments/methods.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { parseJson } from '#server/http/json.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import {
  CURRENCY,
  type GatewayNews,
  GatewayOutage,
  GatewayRefusal,
  type PaymentGateway,
  type ReceivedPayment,
  type SentRefund,
  type SentRefundState,
} from './gateway.ts';

/** Milliseconds after which a request without an answer counts as lost. */
const TIMEOUT = 10_000;
/** Statuses with which Razorpay refuses a request for good. After any other one a retry may help. */
const REFUSALS = [400, 404, 422];
/** Razorpay refuses a page that expires within 15 minutes. One minute more allows for a clock that is late. */
const SHORTEST_PAGE = 16 * 60_000;
/** Refunds of one payment that are looked through; the most that one answer has. */
const REFUNDS_PER_ANSWER = 100;

const entityId = v.pipe(v.string(), v.regex(/^[a-z]+_[A-Za-z0-9]{1,50}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(paise));
const currency = v.pipe(v.string(), v.toUpperCase());
const method = v.pipe(
  v.string(),
  v.transform(
    (name): ReceivedPayment['method'] =>
      ONLINE_METHODS.find((each) => rowOf(each).inFiles === name) ?? OTHER_AT_GATEWAY,
  ),
);

const page = v.object({ id: entityId, short_url: v.string() });
const pageState = v.object({
  status: v.string(),
  /** What was asked for. */
  amount: v.optional(amount),
  currency,
  payments: v.nullish(v.array(v.object({ payment_id: entityId, amount, method, status: v.string() })), []),
});
/** The status of a payment whose money has arrived. */
const CAPTURED = 'captured';
const payment = v.object({
  id: entityId,
  amount,
  currency,
  method,
  status: v.string(),
  fee: v.nullish(amount),
});
/** Notes are an object, or an empty list if there are none. */
const notes = <K extends string>(key: K) =>
  v.pipe(
    v.unknown(),
    v.transform((given) => {
      const read = v.safeParse(v.object({ [key]: v.string() }), given);
      return read.success ? (read.output as Record<K, string>)[key] : null;
    }),
  );
const refundEntity = v.object({
  id: entityId,
  payment_id: entityId,
  amount,
  notes: notes('rasoi_refund'),
  status: v.string(),
});
const refundList = v.object({ items: v.array(refundEntity) });
const message = v.object({ event: v.string(), payload: v.optional(v.unknown()) });
const paidPage = v.object({
  payment_link: v.object({ entity: v.object({ id: entityId, reference_id: v.string() }) }),
  payment: v.object({ entity: payment }),
});
const capturedPayment = v.object({
  payment: v.object({ entity: v.object({ ...payment.entries, notes: notes('rasoi_page') }) }),
});
const refundNews = v.object({ refund: v.object({ entity: refundEntity }) });

const REFUND_STATES: Readonly<Record<string, SentRefundState>> = {
  pending: 'sent',
  processed: 'done',
  failed: 'failed',
};

function readRefund(entity: v.InferOutput<typeof refundEntity>): SentRefund {
  const { id, payment_id, amount, notes, status } = entity;
  return { id, key: notes, payment: payment_id, amount, state: REFUND_STATES[status] ?? 'sent' };
}

/** The payment or refund that a message reports. A message without the expected facts is a SyntaxError. */
function newsOf(event: string, payload: unknown): GatewayNews {
  const read = <S extends v.GenericSchema>(schema: S): v.InferOutput<S> => {
    const result = v.safeParse(schema, payload);
    if (!result.success) throw new SyntaxError(`${event} lacks facts: ${result.issues[0].message}`);
    return result.output;
  };
  if (event === 'payment_link.paid') {
    const { payment_link, payment } = read(paidPage);
    if (payment.entity.status !== CAPTURED) return { kind: 'other' };
    return { kind: 'paid', reference: payment_link.entity.reference_id, payment: payment.entity };
  }
  if (event === 'payment.captured') {
    const { notes: reference, ...captured } = read(capturedPayment).payment.entity;
    return reference === null || captured.status !== CAPTURED
      ? { kind: 'other' }
      : { kind: 'paid', reference, payment: captured };
  }
  if (event === 'refund.processed' || event === 'refund.failed') {
    const refund = readRefund(read(refundNews).refund.entity);
    return { kind: 'refund', refund: { ...refund, state: event === 'refund.failed' ? 'failed' : 'done' } };
  }
  return { kind: 'other' };
}

/** Whether a header is the hex HMAC-SHA256 of the body, compared in constant time. */
function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  // A header that was sent twice arrives as one text with a comma, or as a list.
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Razorpay by its Payment Links: pages that it hosts, so no script of theirs runs here (GATEWAY-1). */
export function razorpay(settings: NonNullable<ServerSettings['razorpay']>): PaymentGateway {
  const { keyId, keySecret, webhookSecret, site } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function call<S extends v.GenericSchema>(
    schema: S,
    verb: 'GET' | 'POST',
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<v.InferOutput<S>> {
    let status: number;
    let text: string;
    try {
      const answer = await fetch(`${site}/v1${path}`, {
        method: verb,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      status = answer.status;
      text = await answer.text();
    } catch (error) {
      throw new GatewayOutage(`Razorpay did not answer: ${error instanceof Error ? error.message : error}`);
    }
    if (REFUSALS.includes(status)) throw new GatewayRefusal(`Razorpay refused: ${descriptionIn(text)}`);
    if (status < 200 || status > 299) throw new GatewayOutage(`Razorpay answered ${status}`);
    const read = v.safeParse(schema, jsonOrNothing(text));
    if (!read.success) throw new GatewayOutage(`Razorpay's answer is unknown: ${read.issues[0].message}`);
    return read.output;
  }

  /** The fee of a payment; undefined if Razorpay does not know the payment any more. */
  const feeOf = (id: string): Promise<Paise | undefined> =>
    call(payment, 'GET', `/payments/${id}`).then(
      ({ fee }) => fee ?? undefined,
      (error: unknown) => {
        if (!(error instanceof GatewayRefusal)) throw error;
        return undefined;
      },
    );

  return {
    name: 'Razorpay',
    async createPage({ reference, amount, description, returnTo, expiresAt, now }) {
      const lastsUntil = Math.max(expiresAt.getTime(), now.getTime() + SHORTEST_PAGE);
      const body = {
        amount,
        currency: CURRENCY,
        accept_partial: false,
        reference_id: reference,
        description,
        expire_by: Math.ceil(lastsUntil / 1000),
        notify: { sms: false, email: false },
        reminder_enable: false,
        notes: { rasoi_page: reference },
        callback_url: returnTo,
        callback_method: 'get',
      };
      const { id, short_url: url } = await call(page, 'POST', '/payment_links', { body });
      if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
        throw new GatewayOutage('Razorpay named no page');
      }
      return { id, url };
    },
    async fetchPage(id) {
      const {
        status,
        amount: asked,
        currency,
        payments,
      } = await call(pageState, 'GET', `/payment_links/${id}`);
      const captured = (payments ?? []).filter((each) => each.status === CAPTURED);
      const received = captured.map(async ({ payment_id: id, amount, method }) => {
        // A page does not say what its fee was, which may be why another amount came.
        const fee = asked === undefined || amount === asked ? undefined : await feeOf(id);
        return { id, amount, currency, method, fee };
      });
      return { isOpen: status === 'created', payments: await Promise.all(received) };
    },
    async closePage(id) {
      try {
        await call(v.unknown(), 'POST', `/payment_links/${id}/cancel`);
      } catch (error) {
        if (!(error instanceof GatewayRefusal)) throw error;
      }
    },
    readWebhook(body, headers) {
      if (!isSigned(body, headers['x-razorpay-signature'], webhookSecret)) return undefined;
      const read = v.safeParse(message, parseJson(body.toString('utf8')));
      if (!read.success) throw new SyntaxError('This is no event of Razorpay');
      const { event: name, payload } = read.output;
      const given = headers['x-razorpay-event-id'];
      const id = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : contentHash(body, 'hex');
      return { id, name, news: newsOf(name, payload) };
    },
    async refund({ payment, amount, key }) {
      const refund = await call(refundEntity, 'POST', `/payments/${payment}/refund`, {
        body: { amount, speed: 'normal', receipt: key, notes: { rasoi_refund: key } },
        // Razorpay wants at least ten letters, digits, hyphens or underscores, and our ids may have points.
        headers: { 'x-refund-idempotency': contentHash(`refund ${key}`, 'hex') },
      });
      return readRefund(refund);
    },
    async findRefund({ payment, key }) {
      const path = `/payments/${payment}/refunds?count=${REFUNDS_PER_ANSWER}`;
      const { items } = await call(refundList, 'GET', path);
      const found = items.find(({ notes }) => notes === key);
      return found && readRefund(found);
    },
  };
}

function jsonOrNothing(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Razorpay's own words for a refusal. */
function descriptionIn(text: string): string {
  const read = v.safeParse(v.object({ error: v.object({ description: v.string() }) }), jsonOrNothing(text));
  return read.success ? read.output.error.description : 'without a reason';
}
