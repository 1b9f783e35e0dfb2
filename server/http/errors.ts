import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureList, type FailureType, type StatusAndMessage } from '#server/base/failure.ts';
import { outageOf } from '#server/db/outage.ts';
import { requestFailures } from './failures.ts';
import { logOutage } from './outage-log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The type of the error that was answered. */
    failure?: FailureType;
  }
}

/** The server version in error bodies. docs/protocol.md describes the behaviour of this version. */
const PROTOCOL_VERSION = '1.7.0';

/** Status and default message of every declared type; those of requests are known from the beginning. */
const catalogue = new Map<string, StatusAndMessage>(Object.entries(requestFailures));

/** Makes the failures of the other rooms known, before the first request. */
export function knowFailures(failures: FailureList): void {
  for (const [type, declared] of Object.entries(failures)) catalogue.set(type, declared);
}

/** The status and message of a Failure, for services with other error bodies than WIRE-1.3. */
export function statusAndMessageOf(failure: Failure): { status: number; message: string } {
  const [status, message] = catalogue.get(failure.type) ?? requestFailures.general_unknown;
  return { status, message: failure.message || message };
}

/** The headers of every error (WIRE-1.3). */
export const ERROR_HEADERS = {
  'cache-control': 'no-cache, no-store, must-revalidate',
  expires: '0',
  pragma: 'no-cache',
};

/** The body of an error (WIRE-1.3). */
export const errorBody = (type: FailureType, status: number, message: string) => ({
  message,
  code: status,
  type,
  version: PROTOCOL_VERSION,
});

function send(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, message } = statusAndMessageOf(failure);
  reply.failure = failure.type;
  return reply
    .code(status)
    .headers(ERROR_HEADERS)
    .send(errorBody(failure.type, status, message));
}

/** Converts an error of Fastify itself, such as invalid JSON or a body that is too large. Undefined for other errors. */
function transportFailure(error: Pick<FastifyError, 'statusCode' | 'message'>): Failure | undefined {
  const status = error.statusCode ?? 500;
  if (status === 429) return new Failure('general_rate_limit_exceeded');
  return status >= 400 && status < 500 ? new Failure('general_bad_request', error.message) : undefined;
}

const NO_SPACE = 'The server has no space left to save this. Please try again later.';

/** Converts any error to the Failure that the client gets. Unexpected errors are logged and become general_unknown. */
export function failureOf(error: FastifyError | Failure, request: FastifyRequest): Failure {
  const outage = outageOf(error);
  if (outage) {
    logOutage(request, outage, error);
    return new Failure('general_service_unavailable', outage === 'full' ? NO_SPACE : undefined);
  }
  const known = error instanceof Failure ? error : transportFailure(error);
  if (known) return known;
  request.log.error({ err: error }, 'request failed');
  return new Failure('general_unknown');
}

/** Answers a request with an error in the form of WIRE-1.3. */
export function answerError(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  return send(reply, failureOf(error, request));
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** The answer to an unknown path (WIRE-1.3). */
export function routeNotFound(): never {
  throw new Failure('general_route_not_found');
}
