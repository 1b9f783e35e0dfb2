import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { ALWAYS_OPEN, OPENING_KEY } from './lib/opening-key.ts';
import { adoptAddress } from './lib/page/adopted-address.ts';
import { applyAllStyles } from './lib/page/all-styles.ts';
import { listenBeforeRouter } from './lib/page/history-layers.ts';
import { readDocument } from './lib/page/html-document.ts';
import { nextTask } from './lib/page/next-task.ts';
import { PageDocument } from './lib/page/page-document.tsx';
import { startBrowser } from './lib/page/page-loader.ts';
import { createPageRouter } from './lib/router/browser-router.ts';
import { RouteModulesContext } from './lib/router/route-modules.tsx';
import { browserSdk } from './lib/sdk/browser-sdk.ts';
import { documentTime, fillQueries } from './lib/sdk/known-queries.ts';
import { browserQueries } from './lib/sdk/query-client.ts';
import { SdkProvider } from './lib/sdk/sdk.ts';
import { currentUserQuery } from './lib/session/current-user.ts';
import { isPersonStored } from './lib/session/session-presence.ts';
import { SITE_SETTINGS_KEY, withDefaults } from './lib/site-settings.ts';
import { TranslationsProvider } from './lib/texts.ts';
import { pageTexts } from './translations/load.ts';

const { parts, boot } = readDocument(document);
const sdk = browserSdk();
const queries = browserQueries();
queries.setQueryData(OPENING_KEY, ALWAYS_OPEN);
queries.setQueryData(SITE_SETTINGS_KEY, withDefaults(boot.siteSettings));
fillQueries(queries, boot.queries, documentTime());
startBrowser({ sdk, queries });
// Whoever was signed in here is asked for at once, and so is who has pressed a button already: it may need the person.
const hasPressed = () => document.querySelector('[data-waiting]') !== null;
if (hasPressed() || isPersonStored()) void sdk.load().catch(() => undefined);
if (hasPressed()) void queries.prefetchQuery(currentUserQuery(sdk));
listenBeforeRouter();
await nextTask();
const modules = window.routeModules ?? {};
const texts = await pageTexts(parts.language);
// Another document is being loaded, so this one is not hydrated.
if (window.rasoi?.isLeaving()) await new Promise(() => {});
adoptAddress(boot.address);
const router = createPageRouter(modules, boot.loaded, parts.language, texts.load);
await Promise.all(Object.keys(modules).map(texts.load));

/** Renders the update of a router that has opened a page (showsPagesAtOnce). */
const renderNow = (update: () => unknown) => {
  flushSync(update);
  return undefined;
};

const hydrate = () => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageDocument parts={parts} sdk={sdk} namesLeftOut={boot.namesLeftOut}>
        <TranslationsProvider value={texts.translations}>
          <SdkProvider value={sdk}>
            <QueryClientProvider client={queries}>
              <RouteModulesContext value={modules}>
                <RouterProvider router={router} flushSync={renderNow} />
              </RouteModulesContext>
            </QueryClientProvider>
          </SdkProvider>
        </TranslationsProvider>
      </PageDocument>
    </StrictMode>,
  );
};
await nextTask();
await applyAllStyles(document);
// Whoever has pressed a button waits for it, and for nothing else in between.
if (hasPressed()) hydrate();
else startTransition(hydrate);
