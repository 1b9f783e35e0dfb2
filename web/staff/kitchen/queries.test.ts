import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { PACE_STEPS } from '#domain/orders/pace.ts';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { paceQuery } from './queries.ts';

interface Asked {
  method: string;
  attribute?: string;
  values: string[];
}

const START = Date.parse('2026-11-30T07:00:00.000Z');
const after = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
/** The steps of three orders: ready after 20 minutes, delivered after 45. */
const steps = ['a', 'b', 'c'].flatMap((orderId) => [
  { $id: `${orderId}1`, orderId, to: 'accepted', createdAt: after(0) },
  { $id: `${orderId}2`, orderId, to: 'ready', createdAt: after(20) },
  { $id: `${orderId}3`, orderId, to: 'delivered', createdAt: after(45) },
]);

// BOARD-10
it('the usual times of the board come from the steps that end them, and no others are read', async () => {
  const asked: Asked[] = [];
  const sdk = stub<Sdk>({
    databases: {
      listDocuments: (_database: string, _collection: string, queries: readonly string[]) => {
        asked.push(...queries.map((query) => JSON.parse(query)));
        const selected = asked.find(({ method }) => method === 'select')?.values ?? [];
        const documents = steps.map((step) =>
          Object.fromEntries(Object.entries(step).filter(([name]) => selected.includes(name))),
        );
        return Promise.resolve({ total: steps.length, documents });
      },
    },
  });
  expect(await new QueryClient().fetchQuery(paceQuery(sdk, 'asha'))).toEqual({ delivery: 45, pickup: 20 });
  expect(asked).toContainEqual({ method: 'equal', attribute: 'to', values: [...PACE_STEPS] });
});
