import type { FastifyInstance } from 'fastify';
import { FAILED_STATUSES, type FailedStatus } from '#domain/orders/statuses.ts';
import { sql } from '#server/db/sql-template.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { checkDuePages, endPages, type PaymentPageDeps } from './pages.ts';
import { type PaymentRouteDeps, paymentRoutes } from './payment-routes.ts';
import { razorpay } from './razorpay.ts';
import { sendDueRefunds } from './refund-worker.ts';
import { checkDueTopUps } from './top-up-pages.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 15_000;
/** Milliseconds from a new refund until it is sent. */
const GATHER = 500;
/** Days that messages are remembered. Razorpay repeats them for 24 hours, and for up to 7 days if it is asked to. */
const KEEP_DAYS = 30;

export interface Payments {
  /** The routes of customers. They refuse without a gateway. */
  api(app: FastifyInstance, shared: Omit<PaymentRouteDeps, 'pages'>): void;
  /** Looks at due pages and sends due refunds. */
  runDue(): Promise<void>;
}

/** Connects the payment gateway, if the settings name one: its messages, its pages and its refunds. */
export function openPayments(
  server: FastifyInstance,
  engine: EngineDeps,
  onError: (error: unknown) => void,
): Payments {
  const { razorpay: settings, publicUrl } = engine.settings;
  const api =
    (pages?: PaymentPageDeps): Payments['api'] =>
    (app, shared) =>
      paymentRoutes(app, { ...shared, pages });
  if (!settings) return { api: api(), runDue: async () => {} };
  const gateway = razorpay(settings);
  const pages: PaymentPageDeps = { engine, gateway, publicUrl, onError };
  let running = Promise.resolve();
  let queued: Promise<void> | undefined;

  async function run(): Promise<void> {
    await checkDuePages(pages).catch(onError);
    await checkDueTopUps(pages).catch(onError);
    await sendDueRefunds(engine, gateway, onError).catch(onError);
    const before = new Date(engine.clock().getTime() - KEEP_DAYS * 86_400_000);
    await engine.database
      .execute(sql`delete from "gatewayEvents" where "receivedAt" < ${before}`, 'forget gateway events')
      .catch(onError);
  }
  // A run in progress may have missed newer work, so another run follows it.
  const runDue = (): Promise<void> => {
    queued ??= running.then(() => {
      queued = undefined;
      running = run();
      return running;
    });
    return queued;
  };
  const timer = setInterval(runDue, RUN_INTERVAL);
  timer.unref();
  const stopListening = [
    engine.events.subscribeChanges(({ collection, action }) => {
      if (collection === 'refunds' && action === 'create') setTimeout(runDue, GATHER).unref();
    }),
    engine.events.subscribe(
      ({ collection, document: { id, data } }) => {
        const hasFailed = FAILED_STATUSES.includes(data.status as FailedStatus);
        if (collection !== 'orders' || data.payBy === null || !hasFailed) return;
        // Nobody should pay an order that has ended. If this is missed, the next check of the page finds it.
        endPages(engine, id).then((any) => (any ? runDue() : undefined), onError);
      },
      undefined,
      // The instance that ends an order also closes its page.
      () => false,
    ),
  ];
  server.addHook('onClose', async () => {
    clearInterval(timer);
    for (const stop of stopListening) stop();
    await (queued ?? running);
  });
  server.register(async (scoped) => webhookRoutes(scoped, { engine, gateway }), { prefix: '/v1' });
  return { api: api(pages), runDue };
}
