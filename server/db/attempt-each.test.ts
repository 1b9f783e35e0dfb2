import { expect, it } from 'vitest';
import { attemptEach } from './attempt-each.ts';

const failing = (errors: Record<number, Error>) => {
  const done: number[] = [];
  const attempt = attemptEach([1, 2, 3, 4], async (entry) => {
    const error = errors[entry];
    if (error) throw error;
    done.push(entry);
  });
  return { done, attempt };
};

it('an entry that fails does not stop those behind it, and the first error is thrown at the end', async () => {
  const { done, attempt } = failing({ 1: new Error('one'), 3: new Error('three') });
  await expect(attempt).rejects.toThrow('one');
  expect(done).toEqual([2, 4]);
});

it('an outage leaves the rest of a queue for the next run', async () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const { done, attempt } = failing({ 2: outage });
  await expect(attempt).rejects.toThrow('ECONNREFUSED');
  expect(done).toEqual([1]);
});

it('an entry whose lock somebody holds does not stop those behind it', async () => {
  const timeout = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  const { done, attempt } = failing({ 2: timeout });
  await expect(attempt).rejects.toThrow('lock timeout');
  expect(done).toEqual([1, 3, 4]);
});
