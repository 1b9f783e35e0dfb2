import { Writable } from 'node:stream';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { isAlwaysOpen, OPENING_KEY } from './lib/kitchen/opening.ts';
import { SITE_SETTINGS_KEY, withoutDefaults } from './lib/kitchen/site-settings.ts';
import { firstScript } from './lib/page/first-script.ts';
import { type Host, hostContext } from './lib/page/host.ts';
import { type Boot, type DocumentParts, DocumentProvider, scriptSafe } from './lib/page/html-document.ts';
import { delayScripts } from './lib/page/late-scripts.ts';
import { sourceContext } from './lib/page/page-loader.ts';
import { createPageStyles } from './lib/page/page-styles.ts';
import { knownQueries } from './lib/sdk/known-queries.ts';
import { serverQueries } from './lib/sdk/query-client.ts';
import { serverSdk } from './lib/sdk/sdk.server.ts';
import { SdkProvider } from './lib/sdk/sdk.ts';
import sheetText from './styles.css?inline';
import sheet from './styles.css?url';

// The server finds everything that it needs of the pages in this one built file.
// biome-ignore-start lint/performance/noBarrelFile: it is the entry of a bundle
export { createRequestHandler } from 'react-router';
export { keptKinds } from './lib/page/kept-page-kinds.ts';
// biome-ignore-end lint/performance/noBarrelFile: it is the entry of a bundle

export const streamTimeout = 5_000;

/** Placeholder for the styles of a kept page, which are known only after the page has been rendered. */
const STYLES_TO_COME = '/* styles */';
const STYLE_END = '</style>';
const stylesOf = createPageStyles(sheetText);

/** The context of one request for loaders and rendering. The server calls it for each request. */
export function contextFor(host: Host): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  const queries = serverQueries();
  queries.setQueryData(SITE_SETTINGS_KEY, host.siteSettings);
  queries.setQueryData(OPENING_KEY, host.opening);
  context.set(sourceContext, { sdk: serverSdk(host), queries, forEverybody: host.kept });
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, settings, siteSettings, kept, opening } = context.get(hostContext);
  const { sdk, queries } = context.get(sourceContext);
  const parts: DocumentParts = {
    nonce,
    css: kept ? STYLES_TO_COME : '',
    sheet,
    firstScript,
    settings,
    boot: () => {
      const known = knownQueries(queries).filter(
        ([key]) => key !== SITE_SETTINGS_KEY && (key !== OPENING_KEY || !isAlwaysOpen(opening)),
      );
      const boot: Boot = { settings, siteSettings: withoutDefaults(siteSettings), queries: known };
      return scriptSafe(JSON.stringify(boot));
    },
  };
  const html = await rendered(
    <DocumentProvider value={parts}>
      <SdkProvider value={sdk}>
        <QueryClientProvider client={queries}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </QueryClientProvider>
      </SdkProvider>
    </DocumentProvider>,
    nonce,
  );
  const late = import.meta.env.DEV ? html : delayScripts(html);
  const styled = kept ? late.replace(STYLES_TO_COME + STYLE_END, () => stylesOf(html) + STYLE_END) : late;
  return new Response(styled, { status, headers });
}

/** Renders the whole page to one string: the data is already loaded, and a string is cheaper to compress than a stream. */
function rendered(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const text = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onAllReady() {
        clearTimeout(timeout);
        pipe(text);
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}
