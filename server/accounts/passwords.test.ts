import { expect, it, vi } from 'vitest';
import { Failure } from '#server/http/failure.ts';
import { hashPassword, passwordFits } from './passwords.ts';

// SAFE-28

const work = vi.hoisted(() => ({ running: 0, most: 0, finish: [] as (() => void)[] }));

vi.mock('@node-rs/argon2', () => {
  const slowly = async () => {
    work.running++;
    work.most = Math.max(work.most, work.running);
    await new Promise<void>((resolve) => work.finish.push(resolve));
    work.running--;
  };
  return {
    hash: async (password: string) => {
      await slowly();
      return `hash of ${password}`;
    },
    verify: async (hashed: string, password: string) => {
      await slowly();
      return hashed === `hash of ${password}`;
    },
  };
});

async function finishAll(): Promise<void> {
  while (work.running > 0) {
    for (const finish of work.finish.splice(0)) finish();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('two passwords are hashed at a time, a hundred wait, and more are told to come back', async () => {
  const known = await Promise.all([hashPassword('first'), finishAll()]).then(([hashed]) => hashed);
  work.most = 0;
  const signIns = Array.from({ length: 110 }, (_, n) => passwordFits(n % 2 === 0 ? 'first' : 'other', known));
  const outcomes = Promise.allSettled(signIns);
  await new Promise((resolve) => setImmediate(resolve));
  expect(work.running).toBe(2);
  await finishAll();
  const settled = await outcomes;
  expect(work.most).toBe(2);
  const fits = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(fits).toHaveLength(102);
  expect(fits.filter(Boolean)).toHaveLength(51);
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Failure);
    expect(reason.type).toBe('general_service_unavailable');
  }
});
