import { describe, expect, it } from 'vitest';
import { gatherReads } from './gathered-reads.ts';

/** Reads of numbers by name, with statements that finish on command. */
function reads() {
  const statements: (readonly string[])[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const read = gatherReads((names: readonly string[]) => {
    statements.push(names);
    return new Promise<number[]>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve(names.map((name) => name.length)))),
    );
  });
  return { statements, ends, read };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('gathered reads', () => {
  it('that are requested in one turn are one statement, and each gets its own value', async () => {
    const { statements, ends, read } = reads();
    const all = Promise.all([read('idli'), read('vada pav')]);
    await turn();
    ends[0]?.();
    expect(await all).toEqual([4, 8]);
    expect(statements).toEqual([['idli', 'vada pav']]);
  });

  it('do not wait for the end of a statement that is slow', async () => {
    const { ends, read } = reads();
    const slow = read('idli');
    await turn();
    const later = read('dosa');
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    expect(await later).toBe(4);
    ends[0]?.();
    expect(await slow).toBe(4);
  });

  it('that are requested during a running statement are in the next one, never in the running one', async () => {
    const { statements, ends, read } = reads();
    const first = read('idli');
    await turn();
    const later = Promise.all([read('idli'), read('dosa')]);
    await turn();
    expect(statements).toEqual([['idli']]);
    ends[0]?.();
    await first;
    await turn();
    ends[1]?.();
    await later;
    expect(statements).toEqual([['idli'], ['idli', 'dosa']]);
  });

  it('that fail give all callers the error, and later ones are read again', async () => {
    const { ends, read } = reads();
    const all = Promise.allSettled([read('idli'), read('dosa')]);
    await turn();
    ends[0]?.(new Error('no plates'));
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = read('idli');
    await turn();
    ends[1]?.();
    expect(await next).toBe(4);
  });
});
