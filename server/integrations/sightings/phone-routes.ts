import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { createSemaphore } from '#server/base/semaphore.ts';
import { checkPhone } from '#server/collections/sightings/phone-secrets.ts';
import { takeText } from '#server/collections/sightings/take-text.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { answerErrors } from '#server/http/errors.ts';
import { parseJson } from '#server/http/json.ts';
import { id, parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';

/** The longest body of a text (bytes). Texts have some hundred. */
const BODY_LIMIT = 65_536;
/** The most texts that are read at once, and that wait. The app sends again what is turned away. */
const AT_ONCE = 4;
const QUEUE = { mostWaiting: 400, longestWait: 8_000 };
/** How far the clock of a phone may be ahead of the server's (milliseconds). */
const CLOCK_TOLERANCE = 600_000;
/** A clock that was never set shows a time before this one; then the time of the request counts. */
const CLOCK_IS_SET = Date.UTC(2024, 0, 1);
/** The oldest texts that are still of use (milliseconds): what an app sends again after weeks. */
const OLDEST = 30 * 86_400_000;

const phoneParams = v.object({ deviceId: id });
const aliveParams = v.object({ deviceId: id, key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) });
const message = v.object({
  from: v.string(),
  text: v.pipe(v.string(), v.minLength(1)),
  source: v.optional(v.picklist(['text', 'notification'])),
  receivedStamp: v.optional(v.unknown()),
});

function readMessage(body: Buffer): v.InferOutput<typeof message> | undefined {
  try {
    const read = v.safeParse(message, parseJson(body.toString('utf8')));
    return read.success ? read.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** When a phone received a text, if its clock can be believed. */
function receivedAt(stamp: unknown, now: Date): number {
  const at = Number(stamp);
  const isLikely = at > CLOCK_IS_SET && at < now.getTime() + CLOCK_TOLERANCE;
  return isLikely ? Math.min(at, now.getTime()) : now.getTime();
}

/**
 * What phones with the bank's messages send (SIGHT-12). A request is believed for its signature alone. Whatever is signed is
 * answered 200, also if it is no use: the app sends again what is refused, and nothing behind it arrives meanwhile. It is
 * answered only after the commit, so that nothing is lost. Requests of a network are counted before they are read, so that no flood
 * delays a kitchen's own texts. Neither bodies nor what they say are logged.
 */
export function phoneRoutes(app: FastifyInstance, engine: EngineDeps): void {
  const config = { limitByAddress: limits.sendBankTextsByAddress };
  const withPermit = createSemaphore(AT_ONCE, QUEUE);
  answerErrors(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_request: unknown, body: Buffer) => body,
  );
  const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

  app.post('/sightings/:deviceId', { config }, async (request, reply) => {
    const { deviceId } = parseParams(phoneParams, request.params);
    const body = bodyOf(request);
    const signature = request.headers['x-signature'];
    if (typeof signature !== 'string') throw new Failure('payment_bad_signature');
    reply.header('cache-control', 'no-store');
    return withPermit(async () => {
      const now = engine.clock();
      await checkPhone(engine.database, deviceId, { signature, body }, now);
      const sent = readMessage(body);
      if (!sent) return { handling: 'unreadable' };
      const { source = 'text', from, text, receivedStamp } = sent;
      const at = receivedAt(receivedStamp, now);
      if (now.getTime() - at > OLDEST) return { handling: 'late' };
      return { handling: await takeText(engine, deviceId, { source, from, text, receivedAt: at }) };
    });
  });

  app.post('/sightings/:deviceId/alive/:key', { config }, async (request, reply) => {
    const { deviceId, key } = parseParams(aliveParams, request.params);
    reply.header('cache-control', 'no-store');
    await withPermit(() => checkPhone(engine.database, deviceId, { aliveKey: key }, engine.clock()));
    return { handling: 'alive' };
  });
}
