import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCachedAnswer } from './cached-answer.ts';

const Shown = ({ id }: { id: string }) => useCachedAnswer<string>(['carts', id]) ?? 'nothing';

it('a component reads the answer of exactly the query that it names, and fetches nothing', () => {
  const client = new QueryClient();
  client.setQueryData(['carts', 'asha'], 'two dishes');
  const shown = (id: string) =>
    renderToString(createElement(QueryClientProvider, { client }, createElement(Shown, { id })));
  expect(shown('asha')).toBe('two dishes');
  expect(shown('ravi')).toBe('nothing');
  expect(client.getQueryCache().getAll()).toHaveLength(1);
});
