import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderOnce } from '#server/base/current-work.ts';
import { Failure } from '#server/base/failure.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { addressKey } from '../addresses.ts';
import { type KeptAnswers, keepAnswer } from '../kept-answers.ts';
import { BROTLI, keepBody, sendKept } from '../kept-body.ts';
import type { KeptKind } from '../rendering/kept-addresses.ts';
import { type ChangeSource, createKeptPages, type KeptPage } from '../rendering/kept-pages.ts';
import { createRenderTurns } from '../rendering/render-turns.ts';
import { builtFileRoutes } from './built-files.ts';
import { allowHashes, allowNonce, contentPolicy } from './content-policy.ts';
import { createPageHosts, type PageHostsDeps } from './page-hosts.ts';
import { answerPageError } from './problem-page.ts';

/** A page of the build, or a redirect with `location` among its headers. */
interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** Answers a request for a page. The host is what it may ask of the server (web/lib/page/host.ts). */
interface Pages {
  answer(url: string, host: unknown): Promise<PageAnswer>;
  /** The path of the kept page that is shown for a path that does not exist; undefined for one that does. */
  missingPage(pathname: string): string | undefined;
}

/** The built pages (web/entry.server.tsx). */
interface PagesBuild {
  entry: { module: { createPages(build: PagesBuild): Pages; keptKinds: readonly KeptKind[] } };
}

interface PagesDeps extends PageHostsDeps {
  /** Reports changes, after which kept pages that show the collection are rendered again. */
  changes: ChangeSource;
  keptAnswers: KeptAnswers;
  clock: () => Date;
}

async function builtPages(): Promise<PagesBuild> {
  const file = join(PROJECT_FOLDER, 'build/server/index.js');
  if (!existsSync(file)) throw new Error('The pages have not been built; run `npm run build`');
  return import(pathToFileURL(file).href);
}

/** Builds the pages from their sources on each change, for `npm run dev`. */
async function watchedPages(app: FastifyInstance): Promise<() => Promise<PagesBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: PROJECT_FOLDER, server: { middlewareMode: true } });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild;
}

/** The requested path with its query. Clients may send a whole address (RFC 9112, 3.2.2); its host is nothing to trust. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!path.startsWith('/')) throw new Failure('general_bad_request');
  return path;
}

function send(request: FastifyRequest, reply: FastifyReply, page: PageAnswer): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  return sendKept(request, reply, keepBody(page.html, BROTLI.sentOnce));
}

/** Answers with a kept page, and stores the complete answer for repeats. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  keepAnswer(request, reply, page.body, page.status);
  reply
    .code(page.status)
    .header('cache-control', 'no-cache')
    .header('content-type', page.contentType)
    .header('content-security-policy', page.policy);
  return sendKept(request, reply, page.body, page.version);
}

/** @param secure whether browsers may reach the site by HTTPS only */
async function sendSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Other sites of the domain decide for themselves.
    hsts: secure && { includeSubDomains: false },
    // Each header of a kept page takes a fiftieth of its time, and no browser that can show the pages reads these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** The routes besides the API: static files of the build, and pages rendered in this process. */
export async function pageRoutes(
  app: FastifyInstance,
  { settings, site, opening, changes, keptAnswers, clock }: PagesDeps,
): Promise<void> {
  const isWatching = settings.watchPages;
  const { emailService, formService } = settings;
  const outside = [
    settings.pincodeUrl,
    settings.mapStyleUrl,
    emailService.origin,
    formService.endpoint,
  ].flatMap((url) => (url?.startsWith('http') ? [new URL(url).origin] : []));
  await sendSecurityHeaders(app, settings.publicUrl.startsWith('https:'));
  const load = isWatching ? await watchedPages(app) : await builtPages().then((build) => async () => build);
  const hosts = createPageHosts(app, { settings, site, opening });
  const takeTurn = createRenderTurns({ isBounded: settings.rateLimitScale > 0 });
  /** The pages of each build, cached because creating them reads all routes. */
  const made = new WeakMap<PagesBuild, Pages>();
  function pagesOf(build: PagesBuild): Pages {
    const pages = made.get(build) ?? build.entry.module.createPages(build);
    made.set(build, pages);
    return pages;
  }

  const publicOrigin = new URL(settings.publicUrl);
  async function render(address: string) {
    const host = await hosts.forEverybody();
    const url = `${new URL(address, publicOrigin)}`;
    const { status, headers, html } = await pagesOf(await load()).answer(url, host);
    if (status !== 200 && status !== 404) return undefined;
    const { changesAt } = host.opening;
    return {
      status,
      html,
      policy: contentPolicy(outside, allowHashes(html)),
      contentType: headers['content-type'] ?? '',
      ...(changesAt !== undefined && { changesAt: new Date(changesAt) }),
    };
  }

  const build = await load();
  const { keptKinds } = build.entry.module;
  const { missingPage } = pagesOf(build);
  const loadFacts = async ({ values }: KeptKind) => values?.load(await hosts.forEverybody());
  const { counts } = keptAnswers;
  const kept = createKeptPages({
    kinds: keptKinds,
    changes,
    render,
    takeTurn,
    loadFacts,
    missingPage,
    clock,
    counts,
  });
  if (!isWatching) {
    const found = ({ url = '', headers }: IncomingMessage) =>
      headers['if-none-match'] === undefined ? kept.found(url)?.body : undefined;
    keptAnswers.begin(app, { found, counts });
    let isClosing = false;
    app.addHook('onListen', async () => {
      for (const { path, isSeldom } of keptKinds) if (!isClosing && !isSeldom) await kept.page(path);
    });
    app.addHook('preClose', async () => {
      isClosing = true;
    });
  }

  app.setErrorHandler(answerPageError);
  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const network = addressKey(request.ip);
    const { cookie = '' } = request.headers;
    const address = isWatching ? undefined : await kept.addressOf(path, cookie, network);
    const page = address && (await kept.page(address, network));
    if (page) return sendPage(request, reply, page);

    const nonce = randomBytes(16).toString('base64');
    const host = await hosts.forRequest(request, nonce);
    const pages = pagesOf(await load());
    const url = `${request.protocol}://${request.host}${path}`;
    const answer = await takeTurn(network, () => renderOnce(() => pages.answer(url, host)));
    // The browser's next user must see neither pages of the last one nor those behind a mailed link.
    const personal = request.headers.cookie !== undefined || new URL(url).searchParams.has('secret');
    reply.header('cache-control', personal ? 'private, no-store' : 'private, no-cache');
    if (!isWatching) reply.header('content-security-policy', contentPolicy(outside, allowNonce(nonce)));
    return send(request, reply, answer);
  };
  app.get('/*', showPage);
  if (!isWatching) await builtFileRoutes(app, showPage);
}
