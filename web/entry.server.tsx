import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { SITE_SETTINGS_KEY } from './lib/kitchen/site-settings.ts';
import { firstScript } from './lib/page/first-script.ts';
import { type Host, hostContext } from './lib/page/host.ts';
import { type Boot, type DocumentParts, DocumentProvider, scriptSafe } from './lib/page/html-document.ts';
import { scriptsOfNextPages } from './lib/page/next-pages.ts';
import { sourceContext } from './lib/page/page-loader.ts';
import { serverQueries } from './lib/sdk/query-client.ts';
import { serverSdk } from './lib/sdk/sdk.server.ts';
import { SdkProvider } from './lib/sdk/sdk.ts';
import css from './styles.css?inline';

export { keptKinds } from './lib/page/kept-page-kinds.ts';

export const streamTimeout = 5_000;

/** What a request's loaders and rendering need; the server calls it for each request. */
export function contextFor(host: Host): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  const queries = serverQueries();
  queries.setQueryData(SITE_SETTINGS_KEY, host.siteSettings);
  context.set(sourceContext, { sdk: serverSdk(host), queries, forEverybody: host.whole });
  return context;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, settings, whole } = context.get(hostContext);
  const { sdk, queries } = context.get(sourceContext);
  const nextScripts = scriptsOfNextPages(routerContext.manifest.routes);
  const parts: DocumentParts = {
    nonce,
    css,
    firstScript,
    settings,
    nextScripts,
    boot: () =>
      scriptSafe(JSON.stringify({ settings, state: dehydrate(queries), nextScripts } satisfies Boot)),
  };
  const waits = whole || isbot(request.headers.get('user-agent') ?? '');

  return new Promise((resolve, reject) => {
    let answered = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentProvider value={parts}>
        <SdkProvider value={sdk}>
          <QueryClientProvider client={queries}>
            <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
          </QueryClientProvider>
        </SdkProvider>
      </DocumentProvider>,
      {
        ...(nonce && { nonce }),
        [waits ? 'onAllReady' : 'onShellReady']() {
          answered = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timeout));
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          // Errors before the answer reject above and are reported there.
          if (answered) console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}
