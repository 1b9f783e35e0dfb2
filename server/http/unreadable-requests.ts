import type { Socket } from 'node:net';
import { ERROR_HEADERS, errorBody } from './errors.ts';

/** Status line and message by the code of Node's error. All others are of requests that are not well-formed HTTP. */
const ANSWERS: Readonly<Record<string, readonly [status: number, phrase: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'The headers of the request are too large. Please delete the cookies of this site and try again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'Request Timeout',
    'The request took too long to arrive. Please try again.',
  ],
};
const MALFORMED = [400, 'Bad Request', 'The request is not well-formed HTTP.'] as const;

/** The answer to a request whose body takes too long, for versions of HTTP that Node's own timeout leaves out. */
export function lateAnswer(): { status: number; headers: Record<string, string | number>; body: string } {
  const [status, , message] = ANSWERS.ERR_HTTP_REQUEST_TIMEOUT ?? MALFORMED;
  const body = JSON.stringify(errorBody('general_bad_request', status, message));
  const headers = {
    ...ERROR_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  return { status, headers, body };
}

/**
 * Answers what Node could not read as a request, in the form of WIRE-1.3, and closes the connection. Fastify has neither a
 * request nor a reply then. A client that still sends may lose the answer when the connection closes.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const [status, phrase, message] = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(errorBody('general_bad_request', status, message));
    const headers = {
      ...ERROR_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy(error);
}
