import { expect, it } from 'vitest';
import { Failure } from '#server/base/failure.ts';
import { createPasswords } from './passwords.ts';

/** A hash function that finishes on command and counts simultaneous calls. */
function slowHashing() {
  let finish: (() => void)[] = [];
  const counted = { running: 0, most: 0 };
  const slowly = async () => {
    counted.running++;
    counted.most = Math.max(counted.most, counted.running);
    await new Promise<void>((resolve) => finish.push(resolve));
    counted.running--;
  };
  return {
    counted,
    async finishAll(): Promise<void> {
      while (counted.running > 0) {
        const ready = finish;
        finish = [];
        for (const each of ready) each();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    argon2: {
      async hash(password: string) {
        await slowly();
        return `hash of ${password}`;
      },
      async verify(hashed: string, password: string) {
        await slowly();
        return hashed === `hash of ${password}`;
      },
    },
  };
}

// SAFE-28
it('two passwords are hashed at a time, a hundred may wait, and further requests are refused', async () => {
  const { argon2, counted, finishAll } = slowHashing();
  const { verifyPassword } = createPasswords(argon2);
  const signIns = Array.from({ length: 110 }, (_, n) =>
    verifyPassword(n % 2 === 0 ? 'right' : 'wrong', 'hash of right'),
  );
  const outcomes = Promise.allSettled(signIns);
  await new Promise((resolve) => setImmediate(resolve));
  expect(counted.running).toBe(2);
  await finishAll();
  const settled = await outcomes;
  expect(counted.most).toBe(2);
  const fits = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect([fits.length, fits.filter(Boolean).length]).toEqual([102, 51]);
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Failure);
    expect(reason.type).toBe('general_service_unavailable');
  }
});

it('checking a password without an account takes as long as with one, and always fails', async () => {
  const { argon2, counted, finishAll } = slowHashing();
  const { verifyPassword } = createPasswords(argon2);
  const fits = verifyPassword('nobody has this password', null);
  await new Promise((resolve) => setImmediate(resolve));
  await finishAll();
  expect(await fits).toBe(false);
  expect(counted.most).toBe(1);
});
