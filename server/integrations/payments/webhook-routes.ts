import type { FastifyInstance } from 'fastify';
import { cut } from '#domain/cutting.ts';
import { Failure } from '#server/base/failure.ts';
import { createSemaphore } from '#server/base/semaphore.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { answerErrors } from '#server/http/errors.ts';
import { recordArrival } from './arrivals.ts';
import type { GatewayEvent, PaymentGateway } from './gateway.ts';
import { recordRefund } from './refund-states.ts';

/** The largest message (bytes). Razorpay's have a few thousand. */
const BODY_LIMIT = 262_144;
/** The most messages that are recorded at once, and that wait. The gateway repeats a message that is turned away. */
const AT_ONCE = 4;
const QUEUE = { mostWaiting: 200, longestWait: 4_000 };

/** What happened to a message. */
type Handling = 'recorded' | 'known' | 'refunded' | 'wrong amount' | 'unknown order' | 'nothing to do';

/**
 * Records a message and its effects in one transaction. A message counts once, by its id and by its content: the signature
 * covers the content alone.
 */
async function handle(work: Work, gateway: string, event: GatewayEvent, bodyHash: string): Promise<Handling> {
  const stored = await work.sql.execute(
    sql`insert into "gatewayEvents" (id, "bodyHash", name, "receivedAt")
      values (${event.id}, ${bodyHash}, ${cut(event.name, 64)}, ${work.now}) on conflict do nothing`,
    'store gateway event',
  );
  if (stored === 0) return 'known';
  const { news } = event;
  if (news.kind === 'paid') return recordArrival(work, gateway, news);
  if (news.kind === 'other') return 'nothing to do';
  await recordRefund(work, gateway, news.refund);
  return 'recorded';
}

/**
 * The route of the gateway's messages (GATEWAY-3). It has no session, project or origin: a message is believed for its
 * signature alone. It answers 2xx only after the commit, so the gateway repeats what was lost.
 */
export function webhookRoutes(
  app: FastifyInstance,
  { engine, gateway }: { engine: EngineDeps; gateway: PaymentGateway },
): void {
  const withPermit = createSemaphore(AT_ONCE, QUEUE);
  answerErrors(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_request: unknown, body: Buffer) => body,
  );
  app.post(`/payments/webhook/${gateway.name.toLowerCase()}`, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    let event: GatewayEvent | undefined;
    try {
      event = gateway.readWebhook(body, request.headers);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new Failure('general_bad_request', error.message);
    }
    if (!event) throw new Failure('payment_bad_signature');
    const read = event;
    const handling = await withPermit(() =>
      runUnitOfWork(engine, SYSTEM, (work) => handle(work, gateway.name, read, contentHash(body, 'hex'))),
    );
    if (handling === 'wrong amount')
      request.log.warn({ event: read.id }, 'money of another amount has arrived');
    reply.header('cache-control', 'no-store');
    return { handling };
  });
}
