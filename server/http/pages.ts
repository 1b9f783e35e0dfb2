import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { ROOT } from '#server/root.ts';
import type { Settings } from '#server/settings.ts';

/** The built pages, and what they ask of the server with each request (web/lib/host.ts). */
interface PagesBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: { contextFor(host: unknown): RouterContextProvider };
  };
}

const CLIENT = join(ROOT, 'build/client');
/** Whose map the page about us can open. */
const MAP = 'https://www.openstreetmap.org';
/** Files with a hash in their name never change; others may be looked at again after a day. In seconds. */
const YEAR = 31_536_000;
const DAY = 86_400;

async function builtPages(): Promise<PagesBuild> {
  const file = join(ROOT, 'build/server/index.js');
  if (!existsSync(file)) throw new Error('The pages have not been built; run `npm run build`');
  return import(pathToFileURL(file).href);
}

/** Pages from their sources, for `npm run dev`. */
async function watchedPages(app: FastifyInstance): Promise<() => Promise<PagesBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true } });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild;
}

function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) headers.append(name, each);
  }
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    signal,
  });
}

const nonces = new WeakMap<object, string>();

/** The one nonce of an answer, for its scripts and its styles. */
function nonceOf(answer: object): string {
  const nonce = nonces.get(answer) ?? randomBytes(16).toString('base64');
  nonces.set(answer, nonce);
  return nonce;
}

const ownNonce = (_request: unknown, answer: object): string => `'nonce-${nonceOf(answer)}'`;

function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');
}

/** Everything that is no API: built files, then pages rendered in this process. */
export async function pages(app: FastifyInstance, { settings }: { settings: Settings }): Promise<void> {
  const watched = settings.watchPages;
  const secure = settings.publicUrl.startsWith('https:');
  const { emailService, formService } = settings;
  const outside = [settings.pincodeUrl, emailService.origin, formService.endpoint].flatMap((url) =>
    url?.startsWith('http') ? [new URL(url).origin] : [],
  );
  await app.register(helmet, {
    contentSecurityPolicy: watched
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            baseUri: ["'self'"],
            connectSrc: ["'self'", ...outside],
            fontSrc: ["'self'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            frameSrc: [MAP],
            imgSrc: ["'self'", 'data:', 'https:'],
            objectSrc: ["'none'"],
            scriptSrc: ["'self'", ownNonce],
            styleSrc: ["'self'", ownNonce],
            styleSrcAttr: ["'unsafe-inline'"],
          },
        },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    hsts: secure,
  });

  const load = watched ? await watchedPages(app) : await builtPages().then((build) => async () => build);
  if (!watched) {
    await app.register(fastifyStatic, {
      root: CLIENT,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(CLIENT, 'assets'));
        reply.setHeader('cache-control', `public, max-age=${hashed ? `${YEAR}, immutable` : DAY}`);
      },
    });
  }

  app.get('/*', async (request, reply) => {
    const build = await load();
    const closed = new AbortController();
    reply.raw.on('close', () => closed.abort());
    const host = {
      call: async (call: {
        method: string;
        path: string;
        headers: Record<string, string>;
        body?: string;
      }) => {
        const answer = await app.inject({
          method: call.method as 'GET',
          url: call.path,
          headers: { ...call.headers, host: request.host },
          remoteAddress: request.ip,
          ...(call.body !== undefined && { payload: call.body }),
        });
        return { status: answer.statusCode, headers: answer.headers, body: answer.body };
      },
      cookie: request.headers.cookie ?? '',
      nonce: nonceOf(reply.raw),
      store: {
        origin: settings.publicUrl,
        freeDeliveryAbove: settings.freeDeliveryAbove ?? null,
        pincodeUrl: settings.pincodeUrl,
        timeZone: settings.timeZone,
        signInWith: settings.signIn.offered,
        mailConfigured: settings.smtpUrl !== undefined,
        emailService,
        formService,
      },
    };
    const handle = createRequestHandler(build, watched ? 'development' : 'production');
    const response = await handle(webRequest(request, closed.signal), build.entry.module.contextFor(host));
    reply.header('cache-control', 'private, no-cache');
    return send(reply, response);
  });
}
