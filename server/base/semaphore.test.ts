import { describe, expect, it, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Tasks that finish on command, and the names of the started ones. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    task: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a semaphore for heavy tasks', () => {
  it('runs tasks at once only while their weights fit the capacity', async () => {
    const { begun, task, end } = tasks();
    const inTurn = createSemaphore(10, { mostWaiting: 5, longestWait: 60_000 });
    for (const [name, weight] of [
      ['a', 6],
      ['b', 4],
      ['c', 1],
    ] as const)
      inTurn(task(name), weight);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('keeps a small task waiting behind a large one that came first', async () => {
    const { begun, task, end } = tasks();
    const inTurn = createSemaphore(10, { mostWaiting: 5, longestWait: 60_000 });
    for (const [name, weight] of [
      ['a', 5],
      ['large', 9],
      ['small', 1],
    ] as const)
      inTurn(task(name), weight);
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'large', 'small']);
  });

  it('runs a task that is heavier than the capacity alone', async () => {
    const { begun, task, end } = tasks();
    const inTurn = createSemaphore(10, { mostWaiting: 5, longestWait: 60_000 });
    for (const [name, weight] of [
      ['a', 1],
      ['huge', 99],
      ['b', 1],
    ] as const)
      inTurn(task(name), weight);
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'huge']);
    await end('huge');
    expect(begun).toEqual(['a', 'huge', 'b']);
  });

  it('starts the next task when one fails, and refuses a task when too many wait', async () => {
    const { begun, task, end } = tasks();
    const inTurn = createSemaphore(1, { mostWaiting: 1, longestWait: 60_000 });
    const failing = inTurn(() => Promise.reject(new Error('broken')));
    inTurn(task('next'));
    await expect(inTurn(task('third'))).rejects.toMatchObject({ type: 'general_service_unavailable' });
    await expect(failing).rejects.toThrow('broken');
    await end('');
    expect(begun).toEqual(['next']);
  });

  it('refuses a task that waited too long, and starts those behind it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begun, task } = tasks();
    const inTurn = createSemaphore(10, { mostWaiting: 5, longestWait: 1000 });
    inTurn(task('a'), 5);
    const refused = expect(inTurn(task('large'), 9)).rejects.toMatchObject({
      type: 'general_service_unavailable',
    });
    vi.advanceTimersByTime(500);
    inTurn(task('small'), 1);
    vi.advanceTimersByTime(500);
    await refused;
    expect(begun).toEqual(['a', 'small']);
    vi.useRealTimers();
  });
});
