import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { errorBody, statusAndMessageOf } from './errors.ts';
import { RETRY_SECONDS } from './retry-after.ts';

const refusal = () => new Failure('general_service_unavailable');

/**
 * Refuses requests that arrive while the server closes, on connections that are still open, in the form of all errors.
 * Fastify's own refusal (`return503OnClosing`) is off: it has another form and no time to retry.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const late = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (isClosing) late.add(request);
  });
  // After all hooks `onRequest`: those that answers need, such as the cookies', have then run.
  app.addHook('preParsing', async (request) => {
    if (late.has(request)) throw refusal();
  });
}

/**
 * The answer to an API call of a page whose rendering meets the closing of the server; undefined if the error is another.
 * The page is then answered with 503, as it is in an outage.
 */
export function answerWhileClosing(error: unknown) {
  if (!(error instanceof errorCodes.FST_ERR_REOPENED_CLOSE_SERVER)) return undefined;
  const failure = refusal();
  const { status, message } = statusAndMessageOf(failure);
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(RETRY_SECONDS) },
    body: JSON.stringify(errorBody(failure.type, status, message)),
  };
}
