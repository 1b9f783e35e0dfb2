import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ALWAYS_OPEN, OPENING_KEY } from './lib/kitchen/opening.ts';
import { SITE_SETTINGS_KEY, withDefaults } from './lib/kitchen/site-settings.ts';
import { applyAllStyles } from './lib/page/all-styles.ts';
import { listenBeforeRouter } from './lib/page/history-layers.ts';
import { type Boot, DocumentProvider, documentPartsOf } from './lib/page/html-document.ts';
import { startBrowser } from './lib/page/page-loader.ts';
import { fillQueries } from './lib/sdk/known-queries.ts';
import { browserQueries } from './lib/sdk/query-client.ts';
import { browserSdk, SdkProvider } from './lib/sdk/sdk.ts';

const parts = documentPartsOf(document);
const sdk = browserSdk();
const queries = browserQueries();
queries.setQueryData(OPENING_KEY, ALWAYS_OPEN);
const boot = JSON.parse(parts.boot()) as Boot;
queries.setQueryData(SITE_SETTINGS_KEY, withDefaults(boot.siteSettings));
fillQueries(queries, boot.queries);
startBrowser({ sdk, queries });
listenBeforeRouter();

await applyAllStyles(document);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentProvider value={parts}>
        <SdkProvider value={sdk}>
          <QueryClientProvider client={queries}>
            <HydratedRouter />
          </QueryClientProvider>
        </SdkProvider>
      </DocumentProvider>
    </StrictMode>,
  );
});
