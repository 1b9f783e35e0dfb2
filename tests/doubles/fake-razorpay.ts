import { createHmac } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

/** A page on which somebody pays. */
interface FakePage {
  id: string;
  amount: number;
  currency: string;
  reference_id: string;
  callback_url: string;
  expire_by: number;
  notes: object;
  short_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  payments: { payment_id: string; amount: number; method: string; status: 'captured' }[];
}

interface FakeRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  notes: object | never[];
  status: 'pending' | 'processed' | 'failed';
}

/** How a request goes wrong: it is lost before or after it was carried out, or refused. */
type Fault = 'lost' | 'answer lost' | 'refused' | 503;

/** The part of Razorpay that Rasoi uses, which signs its messages as Razorpay does. */
export interface FakeRazorpay {
  /** The settings of a server that uses it. */
  settings: Record<string, string>;
  pages: Map<string, FakePage>;
  refunds: FakeRefund[];
  /** The requests that it has got, such as `POST /v1/payment_links`. */
  asked: string[];
  /** The faults of the next requests whose path contains a text. */
  faults: { path: string; fault: Fault }[];
  /** The state in which new refunds begin. */
  refundState: FakeRefund['status'];
  /** Whether it knows repeats of refunds by their key. Test mode may not. */
  knowsRepeats: boolean;
  /** Pays on a page; returns the message that it sends. */
  pay(
    page: FakePage,
    over?: { amount?: number; currency?: string; method?: string; id?: string; fee?: number },
  ): Message;
  /** The message about a refund. */
  refundMessage(refund: FakeRefund, event: 'refund.processed' | 'refund.failed'): Message;
  /** Signs a body as a message. */
  sign(body: string | object, over?: { id?: string; secret?: string }): Message;
  /** Where it sends its messages when somebody pays in a browser; none until then. */
  webhook: string | undefined;
  close(): Promise<void>;
}

export interface Message {
  body: string;
  headers: Record<string, string>;
}

const KEY_SECRET = 'the-key-secret';
const WEBHOOK_SECRET = 'the-webhook-secret';

/** @param mode whether its keys are those of real payments */
export async function openFakeRazorpay(mode: 'live' | 'test' = 'live'): Promise<FakeRazorpay> {
  const key = `rzp_${mode}_Rasoi1234`;
  const app = Fastify();
  let count = 0;
  const nextId = (prefix: string) => `${prefix}_${String(++count).padStart(14, 'A')}`;
  const refundsByKey = new Map<string, { body: string; refund: FakeRefund }>();
  const amounts = new Map<string, number>();
  const payments = new Map<string, object>();
  const authorization = `Basic ${Buffer.from(`${key}:${KEY_SECRET}`).toString('base64')}`;
  const refused = (reply: FastifyReply, description: string) =>
    reply.code(400).send({ error: { code: 'BAD_REQUEST_ERROR', description } });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    if (request.headers.authorization !== authorization) {
      return reply
        .code(401)
        .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
    }
  });
  /** Carries a request out, unless its fault says otherwise. */
  async function answer(request: FastifyRequest, reply: FastifyReply, carryOut: () => unknown) {
    const path = request.url.split('?')[0] ?? '';
    fake.asked.push(`${request.method} ${path}`);
    const at = fake.faults.findIndex((each) => path.includes(each.path));
    const [found] = at < 0 ? [] : fake.faults.splice(at, 1);
    if (found?.fault === 'refused') return refused(reply, 'It is not possible');
    if (found?.fault === 503) return reply.code(503).send('down');
    if (found?.fault === 'answer lost') carryOut();
    if (found) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return carryOut();
  }

  app.post<{ Body: Omit<FakePage, 'id' | 'status' | 'payments' | 'short_url'> }>(
    '/v1/payment_links',
    (request, reply) =>
      answer(request, reply, () => {
        const { reference_id, expire_by } = request.body;
        if ([...fake.pages.values()].some((page) => page.reference_id === reference_id)) {
          return refused(reply, `payment link with given reference_id: ${reference_id} already exists`);
        }
        if (expire_by * 1000 < Date.now() + 15 * 60_000) {
          return refused(reply, 'expire_by should be at least 15 minutes after current time');
        }
        const id = nextId('plink');
        const page: FakePage = {
          ...request.body,
          id,
          short_url: `${site}/pay/${id}`,
          status: 'created',
          payments: [],
        };
        fake.pages.set(id, page);
        return page;
      }),
  );
  type OfPage = { Params: { id: string } };
  app.get<OfPage>('/v1/payment_links/:id', (request, reply) =>
    answer(
      request,
      reply,
      () => fake.pages.get(request.params.id) ?? refused(reply, 'The id provided does not exist'),
    ),
  );
  app.post<OfPage>('/v1/payment_links/:id/cancel', (request, reply) =>
    answer(request, reply, () => {
      const page = fake.pages.get(request.params.id);
      if (page?.status !== 'created') return refused(reply, 'cannot cancel or expire an already paid link');
      page.status = 'cancelled';
      return page;
    }),
  );
  app.post<OfPage & { Body: { amount: number; receipt: string; notes: object } }>(
    '/v1/payments/:id/refund',
    (request, reply) =>
      answer(request, reply, () => {
        const { amount, receipt, notes } = request.body;
        const { id } = request.params;
        const key = String(request.headers['x-refund-idempotency']);
        const body = JSON.stringify([id, request.body]);
        const earlier = fake.knowsRepeats ? refundsByKey.get(key) : undefined;
        if (earlier)
          return earlier.body === body
            ? earlier.refund
            : refused(reply, 'Different request with the same key');
        const given = fake.refunds.filter((each) => each.payment_id === id && each.status !== 'failed');
        const left = (amounts.get(id) ?? 0) - given.reduce((sum, each) => sum + each.amount, 0);
        if (amount > left)
          return refused(reply, 'The refund amount provided is greater than amount captured');
        const refund: FakeRefund = {
          id: nextId('rfnd'),
          entity: 'refund',
          payment_id: id,
          amount,
          currency: 'INR',
          receipt,
          notes,
          status: fake.refundState,
        };
        fake.refunds.push(refund);
        refundsByKey.set(key, { body, refund });
        return refund;
      }),
  );
  app.get<OfPage>('/v1/payments/:id', (request, reply) =>
    answer(
      request,
      reply,
      () => payments.get(request.params.id) ?? refused(reply, 'The id provided does not exist'),
    ),
  );
  app.get<OfPage>('/v1/payments/:id/refunds', (request, reply) =>
    answer(request, reply, () => {
      const items = fake.refunds.filter((each) => each.payment_id === request.params.id);
      return { entity: 'collection', count: items.length, items };
    }),
  );
  const onPage = async ({ params }: FastifyRequest<OfPage>, reply: FastifyReply) => {
    const page = fake.pages.get(params.id);
    const form = (action: string, label: string) =>
      `<form method="post" action="/pay/${params.id}/${action}"><button>${label}</button></form>`;
    const words =
      page?.status === 'created' ? form('success', 'Success') + form('failure', 'Failure') : 'Closed';
    return reply
      .type('text/html')
      .send(`<!doctype html><title>Pay</title><h1>₹${(page?.amount ?? 0) / 100}</h1>${words}`);
  };
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
  app.get<OfPage>('/pay/:id', onPage);
  app.post<OfPage>('/pay/:id/failure', onPage);
  app.post<OfPage>('/pay/:id/success', async ({ params }, reply) => {
    const page = fake.pages.get(params.id);
    if (page?.status !== 'created') return reply.code(409).send('Closed');
    const { body, headers } = fake.pay(page);
    if (fake.webhook) await fetch(fake.webhook, { method: 'POST', body, headers });
    return reply.redirect(`${page.callback_url}&razorpay_payment_link_status=paid`);
  });

  const fake: FakeRazorpay = {
    settings: {},
    pages: new Map(),
    refunds: [],
    asked: [],
    faults: [],
    refundState: 'pending',
    knowsRepeats: true,
    webhook: undefined,
    pay(page, over = {}) {
      const {
        amount = page.amount,
        currency = page.currency,
        method = 'card',
        id = nextId('pay'),
        fee,
      } = over;
      page.status = 'paid';
      page.payments.push({ payment_id: id, amount, method, status: 'captured' });
      amounts.set(id, amount);
      const payment = {
        id,
        entity: 'payment',
        amount,
        currency,
        method,
        status: 'captured',
        notes: page.notes,
        ...(fee !== undefined && { fee, tax: Math.round((fee * 18) / 118), fee_bearer: 'customer' }),
      };
      payments.set(id, payment);
      return fake.sign({
        entity: 'event',
        account_id: 'acc_A',
        event: 'payment_link.paid',
        contains: ['payment_link', 'order', 'payment'],
        payload: { payment_link: { entity: { ...page, payments: undefined } }, payment: { entity: payment } },
        created_at: 1,
      });
    },
    refundMessage: (refund, event) =>
      fake.sign({ entity: 'event', event, payload: { refund: { entity: refund }, payment: { entity: {} } } }),
    sign(given, { id = nextId('evt'), secret = WEBHOOK_SECRET } = {}) {
      const body = typeof given === 'string' ? given : JSON.stringify(given);
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': id,
        },
      };
    },
    close: () => app.close(),
  };
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  fake.settings = {
    RAZORPAY_KEY_ID: key,
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RAZORPAY_URL: site,
  };
  return fake;
}
