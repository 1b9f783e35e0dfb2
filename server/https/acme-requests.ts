import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlainly } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { cut } from '#domain/cutting.ts';

/** A refusal of the authority, as RFC 8555 (6.7) describes it. */
export class AcmeRefusal extends Error {
  override name = 'AcmeRefusal';
  /** Such as `rateLimited`. */
  readonly kind: string;
  /** Seconds after which the authority may be asked again; undefined if it did not say. */
  readonly retryAfter: number | undefined;

  constructor(kind: string, detail: string, retryAfter?: number) {
    super(detail);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

const ERROR_PREFIX = 'urn:ietf:params:acme:error:';
const refusalShape = v.object({ type: v.string(), detail: v.optional(v.string(), '') });

/** The refusal in a part of an answer; undefined if it is none. */
export function refusalIn(problem: unknown, retryAfter?: number): AcmeRefusal | undefined {
  const read = v.safeParse(refusalShape, problem);
  if (!read.success) return undefined;
  const { type, detail } = read.output;
  return new AcmeRefusal(type.replace(ERROR_PREFIX, ''), detail, retryAfter);
}

/** Milliseconds that the authority has for an answer. */
const ANSWERS_WITHIN = 30_000;
/** The library deals with these refusals itself. */
const HANDLED_BY_LIBRARY = ['badNonce', 'accountDoesNotExist'];

interface RequestConfig {
  url?: string | undefined;
  method?: string | undefined;
  data?: unknown;
  headers: { toJSON(): unknown };
}

function secondsOf(headers: IncomingHttpHeaders): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * How the library `acme-client` sends a request (an adapter of axios). Its own way loses why a request failed, and waits as
 * long as the authority says. This one throws the error of the network, or an AcmeRefusal.
 */
export function acmeRequests(authorityFile: string | undefined) {
  const agent = new Agent({
    keepAlive: false,
    ...(authorityFile !== undefined && { ca: readFileSync(authorityFile) }),
  });
  return async (config: RequestConfig) => {
    const { url = '', method = 'get', data } = config;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      // Without encryption only on this machine (the setting's rule).
      const isPlain = url.startsWith('http:');
      const send = isPlain ? requestPlainly : request;
      const sent = send(url, {
        ...(!isPlain && { agent }),
        method: method.toUpperCase(),
        headers: Object(config.headers.toJSON()),
        signal: AbortSignal.timeout(ANSWERS_WITHIN),
      });
      sent.on('response', resolve).on('error', reject);
      sent.end(data === undefined || data === null ? undefined : String(data));
    });
    const body = await text(response);
    const { statusCode: status = 0, headers } = response;
    if (status >= 400) {
      const refusal =
        refusalIn(jsonOf(body), secondsOf(headers)) ??
        new AcmeRefusal(`HTTP ${status}`, cut(body, 200), secondsOf(headers));
      if (!HANDLED_BY_LIBRARY.includes(refusal.kind)) throw refusal;
    }
    return { data: body, status, statusText: '', headers, config, request: undefined };
  };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
