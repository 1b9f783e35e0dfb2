import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fillQueries, knownQueries } from './known-queries.ts';

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
