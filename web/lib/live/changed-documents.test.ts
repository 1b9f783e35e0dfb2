import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverQueries } from '#web/lib/sdk/query-client.ts';
import { followChanges, rereads } from './changed-documents.ts';

interface Row {
  id: string;
  step: number;
}

const KEY = ['orders', 'board'];

// BOARD-36
describe('a long list that says how its documents are read again', () => {
  const queries = serverQueries();
  let stored: Row[];
  let asked: (readonly string[])[];
  let whole: number;
  /** Called while some documents are being read. */
  let meanwhile: () => void;
  let leave: () => void;

  const shown = () => queries.getQueryData<Row[]>(KEY)?.map(({ id, step }) => `${id}${step}`);
  const change = (...ids: string[]) => followChanges(queries, new Map([['orders', new Set(ids)]]));

  beforeEach(async () => {
    queries.clear();
    stored = ['a', 'b', 'c'].map((id) => ({ id, step: 0 }));
    asked = [];
    whole = 0;
    meanwhile = () => {};
    const observer = new QueryObserver<Row[]>(queries, {
      queryKey: KEY,
      queryFn: () => {
        whole++;
        return Promise.resolve([...stored]);
      },
      meta: rereads<Row>((ids) => {
        asked.push(ids);
        const found = stored.filter(({ id }) => ids.includes(id));
        meanwhile();
        return Promise.resolve(found);
      }),
    });
    leave = observer.subscribe(() => {});
    await queries.refetchQueries({ queryKey: KEY });
    whole = 0;
  });
  afterEach(() => leave());

  it('asks for the changed documents only, and keeps the others as they are', async () => {
    const [before] = queries.getQueryData<Row[]>(KEY) ?? [];
    stored = [
      { id: 'a', step: 0 },
      { id: 'b', step: 1 },
      { id: 'd', step: 0 },
    ];
    await change('b', 'c', 'd');
    expect([shown(), asked, whole]).toEqual([['a0', 'b1', 'd0'], [['b', 'c', 'd']], 0]);
    expect(queries.getQueryData<Row[]>(KEY)?.[0]).toBe(before);
  });

  it('asks again for what changes while it asks', async () => {
    meanwhile = () => {
      meanwhile = () => {};
      stored = stored.map((row) => (row.id === 'b' ? { ...row, step: 2 } : row));
      void change('b', 'c');
    };
    await change('b');
    expect([shown(), asked]).toEqual([
      ['a0', 'b2', 'c0'],
      [['b'], ['b', 'c']],
    ]);
  });

  it('is fetched as a whole if another request has filled it meanwhile, or too many have changed', async () => {
    meanwhile = () => queries.setQueryData(KEY, [{ id: 'a', step: 9 }]);
    await change('b');
    expect([shown(), whole]).toEqual([['a0', 'b0', 'c0'], 1]);
    await change(...Array.from({ length: 21 }, (_, n) => `o${n}`));
    expect([asked.length, whole]).toEqual([1, 2]);
  });

  it('is fetched as a whole if the documents cannot be read', async () => {
    meanwhile = () => {
      throw new Error('lost');
    };
    await change('b');
    expect(whole).toBe(1);
  });

  it('counts its age from when it was fetched as a whole', async () => {
    const at = queries.getQueryState(KEY)?.dataUpdatedAt;
    await new Promise((later) => setTimeout(later, 5));
    await change('b');
    expect(queries.getQueryState(KEY)?.dataUpdatedAt).toBe(at);
  });
});
