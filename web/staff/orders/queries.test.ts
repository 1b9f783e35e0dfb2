import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { BOARD_STATUSES } from '#domain/orders/statuses.ts';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { adminOrdersQuery } from './queries.ts';

const stored = {
  number: 1042,
  orderedOn: '2026-08-03T07:35:00.000+00:00',
  kind: 'delivery',
  totalAmount: 311.5,
  paymentMethod: 'upi',
  channel: 'online',
  alreadyPaid: false,
  prepaid: true,
  payBy: null,
  testPayment: false,
  status: 'placed',
  items: [],
};

/** Answers as the server does: with the selected attributes and the system's. */
const sdk = stub<Sdk>({
  databases: {
    listDocuments: (_database: string, _collection: string, queries: readonly string[]) => {
      const selected = queries.flatMap((query) => {
        const { method, values } = JSON.parse(query) as { method: string; values: string[] };
        return method === 'select' ? values : [];
      });
      const shown = Object.entries(stored).filter(([name]) => selected.includes(name));
      return Promise.resolve({ total: 1, documents: [{ $id: 'o1', ...Object.fromEntries(shown) }] });
    },
  },
});

// PAY-6
it('an order of the list that was really paid online is no test payment', async () => {
  const { pages } = await new QueryClient().fetchInfiniteQuery(
    adminOrdersQuery(sdk, 'asha', { address: new URLSearchParams() }),
  );
  const [row] = pages.flatMap(({ rows }) => rows);
  expect(row).toMatchObject({
    id: 'o1',
    prepaid: true,
    payBy: null,
    testPayment: false,
    total: 31150,
  });
});

// ADMIN-104
it('the list is filtered by what its address says, and by nothing that is no filter', () => {
  const queriesOf = (address: string) =>
    adminOrdersQuery(sdk, 'asha', { address: new URLSearchParams(address) })
      .queryKey.map((part) => `${part}`)
      .filter((part) => part.includes('"equal"'))
      .map((part) => {
        const { attribute, values } = JSON.parse(part) as { attribute: string; values: string[] };
        return [attribute, values];
      });
  expect(queriesOf('status=ready&kind=pickup&payment=upi')).toEqual([
    ['status', ['ready']],
    ['kind', ['pickup']],
    ['paymentMethod', ['upi']],
  ]);
  expect(queriesOf('status=inWork')).toEqual([['status', [...BOARD_STATUSES]]]);
  expect(queriesOf('status=everything&kind=&payment=gold')).toEqual([]);
});

// PLAN-36
it.each([
  ['', ['notEqual', ['plan']]],
  ['meals=only', ['equal', ['plan']]],
  ['meals=with', undefined],
  ['q=asha', undefined],
  ['q=asha&meals=only', ['equal', ['plan']]],
  ['meals=none&q=%20', ['notEqual', ['plan']]],
])('the list with %j has meals of plans by %j', (address, expected) => {
  const [found] = adminOrdersQuery(sdk, 'asha', { address: new URLSearchParams(address) })
    .queryKey.map((part) => `${part}`)
    .filter((part) => part.includes('"channel"'))
    .map((part) => JSON.parse(part) as { method: string; values: string[] });
  expect(found && [found.method, found.values]).toEqual(expected);
});
