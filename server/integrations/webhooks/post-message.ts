import http from 'node:http';
import https from 'node:https';
import type { DeliveryProblem } from '#domain/webhooks/attributes.ts';
import {
  isPublicAddress,
  literalAddress,
  PrivateAddress,
  publicLookup,
} from '#server/http/public-addresses.ts';

/** Milliseconds from the look-up of the host to the end of the answer. */
const TIMEOUT = 10_000;
/** Bytes of an answer that are read; the rest is not waited for. */
const MOST_BYTES = 2_048;

/** What came of an attempt: the status and the beginning of the answer, or why none came. */
export type Attempt = { status: number; answer: string } | { problem: DeliveryProblem };

interface PostOptions {
  headers: Readonly<Record<string, string>>;
  /** Whether private addresses and http are allowed, as only tests have it. */
  isTest: boolean;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  timeout?: number;
}

function problemOf(error: unknown, timedOut: boolean): DeliveryProblem {
  if (error instanceof PrivateAddress) return 'private';
  return timedOut ? 'timeout' : 'unreachable';
}

async function beginningOf(answer: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8');
}

/**
 * Posts a message to an address that a person has entered. It goes to the internet only (HOOK-6): the addresses that the host
 * leads to are checked where the connection is made, and a redirect is an answer like any other, never followed.
 * @throws only if `signal` was aborted
 */
export async function postMessage(url: URL, body: string, options: PostOptions): Promise<Attempt> {
  const { headers, isTest, signal, timeout = TIMEOUT } = options;
  const late = AbortSignal.timeout(timeout);
  try {
    const literal = literalAddress(url);
    if (!isTest && literal !== undefined && !isPublicAddress(literal)) throw new PrivateAddress(url.host);
    const { request } = isTest && url.protocol === 'http:' ? http : https;
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request(url, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([signal, late]),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Rasoi-Webhooks',
          ...headers,
        },
        ...(!isTest && { lookup: publicLookup() }),
      })
        .on('response', resolve)
        .on('error', reject)
        .end(body);
    });
    const beginning = await beginningOf(answer);
    answer.destroy();
    return { status: answer.statusCode ?? 0, answer: beginning };
  } catch (error) {
    signal.throwIfAborted();
    return { problem: problemOf(error, late.aborted) };
  }
}
