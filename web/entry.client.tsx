import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Boot, DocumentProvider, documentPartsOf } from './lib/document.ts';
import { listenBeforeRouter } from './lib/history-layers.ts';
import { startBrowser } from './lib/page.ts';
import { browserQueries } from './lib/queries.ts';
import { browserSdk, SdkProvider } from './lib/sdk.ts';

const parts = documentPartsOf(document);
const sdk = browserSdk();
const queries = browserQueries();
hydrate(queries, (JSON.parse(parts.boot()) as Boot).state);
startBrowser({ sdk, queries });
listenBeforeRouter();

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
