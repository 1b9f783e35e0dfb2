import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { documentTime, fillQueries, knownQueries } from './known-queries.ts';

afterEach(() => vi.restoreAllMocks());

const list = { queryKey: ['dishes'], queryFn: async () => [{ name: 'Poha' }] };
const pages = {
  queryKey: ['reviews', 'poha'],
  queryFn: async ({ pageParam }: { pageParam: string }) => `reviews${pageParam}`,
  initialPageParam: '',
  getNextPageParam: () => undefined,
};

it('the browser takes over the server’s answers with their age, and fetches queries that failed on the server', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.prefetchQuery(list);
  await server.prefetchInfiniteQuery(pages);
  await server.prefetchQuery({
    queryKey: ['menus'],
    queryFn: () => Promise.reject(new Error('out of order')),
  });

  const browser = new QueryClient();
  fillQueries(browser, JSON.parse(JSON.stringify(knownQueries(server))));
  expect(browser.getQueryData(['dishes'])).toEqual([{ name: 'Poha' }]);
  expect(browser.getQueryState(['dishes'])?.dataUpdatedAt).toBe(
    server.getQueryState(['dishes'])?.dataUpdatedAt,
  );
  expect(browser.getQueryData(['reviews', 'poha'])).toEqual({ pages: ['reviews'], pageParams: [''] });
  expect(browser.getQueryState(['menus'])).toBeUndefined();
});

/** A visit of a page whose document was asked for a second after it began. */
function visit(type: NavigationTimingType): void {
  const entry = { type, requestStart: 1000 } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

// EARLY-10
it('an answer in a document is as old as the document, unless the browser may have kept that', () => {
  const ages = (['navigate', 'reload', 'back_forward'] as const).map((type) => {
    visit(type);
    const browser = new QueryClient();
    fillQueries(browser, [[['dishes'], [], 500]], documentTime());
    return browser.getQueryState(['dishes'])?.dataUpdatedAt;
  });
  const sent = performance.timeOrigin + 1000;
  expect(ages).toEqual([sent, sent, 500]);
});
