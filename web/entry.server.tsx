import { Writable } from 'node:stream';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { languageCookie, languageRedirect } from '#domain/languages/choice.ts';
import {
  LANGUAGES,
  type Language,
  languageOfPath,
  pathIn,
  withoutLanguage,
} from '#domain/languages/languages.ts';
import type { Translations } from '#domain/languages/translations.ts';
import { ownerTextsIn } from '#domain/site/content/owner-texts-in.ts';
import { fontFaces } from './font-faces.ts';
import { isAlwaysOpen, OPENING_KEY } from './lib/opening-key.ts';
import { firstScript } from './lib/page/first-script.ts';

import type { Host } from './lib/page/host.ts';
import { type Boot, type DocumentParts, DocumentProvider, scriptSafe } from './lib/page/html-document.ts';
import { keptKinds as keptPageKinds, MISSING_PAGE, missingPageKinds } from './lib/page/kept-page-kinds.ts';
import { type Source, sourceContext } from './lib/page/page-loader.ts';
import { pageScripts } from './lib/page/page-scripts.ts';
import { createPageStyles } from './lib/page/page-styles.ts';
import { translatedNames } from './lib/page/read-translations.ts';
import { createStaticPages, type LoadedPage } from './lib/router/static-pages.tsx';
import { type KnownQuery, knownQueries } from './lib/sdk/known-queries.ts';
import { serverQueries } from './lib/sdk/query-client.ts';
import { serverSdk } from './lib/sdk/sdk.server.ts';
import { SdkProvider } from './lib/sdk/sdk.ts';
import { SITE_SETTINGS_KEY, withoutDefaults } from './lib/site-settings.ts';
import { TranslationsProvider } from './lib/texts.ts';
import { foldMenuParams, hasSearch, loadMenuFacts } from './routes/menu/kept-values.ts';
import sheetText from './styles.css?inline';
import sheet from './styles.css?url';
import { allTexts } from './translations/all-texts.ts';

/** The pages that the server keeps, with what its folding of values needs (server/http/rendering/kept-addresses.ts). */
export const keptKinds = [
  ...keptPageKinds.map(({ language, ...kind }) => {
    if (withoutLanguage(kind.path) !== '/menu') return kind;
    const load = (host: Host) => loadMenuFacts(sourceOf(host), language);
    return { ...kind, values: { load, fold: foldMenuParams, isCostly: hasSearch } };
  }),
  ...missingPageKinds,
];

/** An answer with a page, or a redirect with `location` among its headers. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** Placeholder for the styles of a kept page, which are known only after the page has been rendered. */
const STYLES_TO_COME = '/* styles */';
const STYLE_END = '</style>';
const BODY_END = '</body>';
/** Milliseconds after which a rendering is given up. */
const LONGEST_RENDERING = 6_000;
const stylesOf = createPageStyles(sheetText);
const TRANSLATIONS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await allTexts(language)])),
) as Record<Language, Translations>;

/** A text in JSON that may be an id. */
const MAYBE_ID = /"([A-Za-z0-9][\w.-]{0,35})"/g;

/** The texts in a page's data that may be ids of dishes. */
const mentionedIds = (known: readonly KnownQuery[]): string[] => [
  ...new Set([...JSON.stringify(known).matchAll(MAYBE_ID)].map(([, id = '']) => id)),
];

interface Pages {
  /** Answers a request for a page. */
  answer(url: string, host: Host): Promise<PageAnswer>;
  /** The path of the kept page that is shown for a path that does not exist; undefined for one that does. */
  missingPage(pathname: string): string | undefined;
}

/** Makes the pages. To be called once for a build. */
export function createPages(build: ServerBuild): Pages {
  const pages = Object.fromEntries(
    LANGUAGES.map((language) => [language, createStaticPages(build, language)]),
  ) as Record<Language, ReturnType<typeof createStaticPages>>;

  async function render(
    page: LoadedPage,
    language: Language,
    host: Host,
    { sdk, queries }: Source,
  ): Promise<PageAnswer> {
    const { nonce, settings, siteSettings, kept, opening } = host;
    const { location, statusCode } = page.context;
    const address = kept && statusCode === 200 ? location.pathname + location.search : undefined;
    const failed = statusCode >= 500;
    const problem = failed ? host.requestId : undefined;
    // A failed page names no dish, and must not need the database.
    const named = failed
      ? undefined
      : await translatedNames(sdk, language, () => mentionedIds(knownQueries(queries)));
    const names = named?.names;
    const parts: DocumentParts = {
      nonce,
      language,
      fonts: fontFaces(siteSettings.shop.languages),
      css: kept ? STYLES_TO_COME : '',
      sheet,
      firstScript,
      settings,
      names,
      problem,
      boot: () => {
        const known = knownQueries(queries).filter(
          ([key]) => key !== SITE_SETTINGS_KEY && (key !== OPENING_KEY || !isAlwaysOpen(opening)),
        );
        const set = withoutDefaults(siteSettings);
        return scriptSafe(
          JSON.stringify({
            settings,
            siteSettings: set,
            queries: known,
            names,
            ...(named?.partial && { namesLeftOut: true }),
            problem,
            address,
            loaded: page.loaded,
          } satisfies Boot),
        );
      },
    };
    const html = await rendered(
      <DocumentProvider value={parts}>
        <TranslationsProvider value={TRANSLATIONS[language]}>
          <SdkProvider value={sdk}>
            <QueryClientProvider client={queries}>{page.shown}</QueryClientProvider>
          </SdkProvider>
        </TranslationsProvider>
      </DocumentProvider>,
      nonce,
    );
    const styled = kept ? html.replace(STYLES_TO_COME + STYLE_END, () => stylesOf(html) + STYLE_END) : html;
    const end = styled.lastIndexOf(BODY_END);
    return {
      status: page.context.statusCode,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: styled.slice(0, end) + pageScripts(build, page.routes, nonce) + styled.slice(end),
    };
  }

  async function answer(url: string, given: Host): Promise<PageAnswer> {
    const asked = new URL(url);
    const redirect = languageRedirect(asked, given.cookie, given.siteSettings.shop.languages);
    if (redirect) return redirected(redirect);
    const language = languageOfPath(asked.pathname);
    const host = { ...given, siteSettings: ownerTextsIn(given.siteSettings, language) };
    const source = sourceOf(host);
    const context = new RouterContextProvider();
    context.set(sourceContext, source);
    const page = await pages[language].load(url, context, host.report);
    if (page instanceof Response)
      return { status: page.status, headers: Object.fromEntries(page.headers), html: '' };
    try {
      return await render(page, language, host, source);
    } catch (error) {
      host.report(error);
      return render(pages[language].failed(page, error), language, host, source);
    }
  }

  return {
    answer,
    missingPage(pathname) {
      const language = languageOfPath(pathname);
      return pages[language].isPage(pathname) ? undefined : pathIn(language, MISSING_PAGE);
    },
  };
}

function redirected({ to, chosen }: NonNullable<ReturnType<typeof languageRedirect>>): PageAnswer {
  const headers = { location: to, ...(chosen && { 'set-cookie': languageCookie(chosen) }) };
  return { status: 302, headers, html: '' };
}

function sourceOf(host: Host): Source {
  const queries = serverQueries();
  queries.setQueryData(SITE_SETTINGS_KEY, host.siteSettings);
  queries.setQueryData(OPENING_KEY, host.opening);
  return { sdk: serverSdk(host), queries, forEverybody: host.kept };
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
      // Nothing is sent before everything is ready, so every part stands in its place however long it is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        pipe(text);
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(abort, LONGEST_RENDERING);
  });
}

/** React Router's build asks for it; pages are answered by `createPages`. */
export default function handleRequest(): never {
  throw new Error('createPages answers requests');
}
