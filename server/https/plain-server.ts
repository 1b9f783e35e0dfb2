import { createPublicKey } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import type { SecretStore } from './secret-store.ts';

export interface PlainServerDeps {
  store: SecretStore;
  /** The site, such as `https://khana.example`. */
  publicUrl: string;
  /** Whether there is a certificate, so that the site can be reached. */
  isReady(): boolean;
  /** Why there is no certificate yet, in sentences; undefined while it is on its way. */
  problem(): Promise<string | undefined>;
}

/** Where the authority asks for the answer to its challenge (RFC 8555, 8.3). */
const CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]{1,128})$/;
/** Addresses of the API, and what browsers accept that open or show one: a link of an old mail, a picture. */
const API = /^\/v1(\/|\?|$)/;
const SHOWN = /text\/html|image\//;
/** Milliseconds for a request to arrive, and seconds after which a page without a certificate asks again. */
const ARRIVES_WITHIN = 10_000;
const ASK_AGAIN = 10;

/**
 * The server on port 80: it answers the authority, and leads browsers to HTTPS. Programs that call the API are refused, since
 * a redirect would hide that they send their tokens in the clear each time. Before the first certificate it says in a plain
 * page what is missing: signing in would not be safe there.
 */
export function createPlainServer({ store, publicUrl, isReady, problem }: PlainServerDeps): Server {
  let thumbprint: string | undefined;

  /** The answer to any challenge is its token and a hash of the account's key, so that every instance can give it. */
  async function answerTo(token: string): Promise<string | undefined> {
    const key = thumbprint === undefined ? await store.read('account') : undefined;
    if (key !== undefined) thumbprint = await calculateJwkThumbprint(await exportJWK(createPublicKey(key)));
    return thumbprint === undefined ? undefined : `${token}.${thumbprint}`;
  }

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = CHALLENGE.exec(url)?.[1];
    if (token !== undefined) {
      const text = await answerTo(token);
      send(response, text === undefined ? 404 : 200, text ?? '', {
        'content-type': 'application/octet-stream',
      });
    } else if (isReady() && API.test(url) && !SHOWN.test(headers.accept ?? '')) {
      send(response, 403, `Only ${publicUrl} answers programs, by HTTPS.\n`, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
    } else if (isReady()) {
      // Never to a host that the request names.
      const path = url.startsWith('/') ? url : '/';
      send(response, 308, '', { location: `${publicUrl}${path}`, vary: 'host' });
    } else {
      const isBrowser = headers.accept?.includes('text/html');
      const words = await problem();
      send(response, 503, isBrowser ? page(words) : `${words ?? ON_ITS_WAY}\n`, {
        'content-type': `text/${isBrowser ? 'html' : 'plain'}; charset=utf-8`,
        'cache-control': 'no-store',
        'retry-after': String(ASK_AGAIN),
      });
    }
  }

  const server = createServer((request, response) => {
    request.resume();
    answer(request, response).catch(() => send(response, 503, '', {}));
  });
  server.requestTimeout = ARRIVES_WITHIN;
  server.headersTimeout = ARRIVES_WITHIN;
  return server;
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string>): void {
  if (response.headersSent) return;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' });
  response.end(body);
}

const ON_ITS_WAY =
  'This site gets its certificate for HTTPS just now. That takes a minute or two; the page asks again by itself.';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const page = (problem = ON_ITS_WAY): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${ASK_AGAIN}"><meta name="robots" content="noindex"><title>Almost there</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}</style>
<h1>Almost there</h1><p>${escaped(problem)}</p></html>`;
