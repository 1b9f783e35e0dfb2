import { vi } from 'vitest';

// Hashing a password takes as long as ten requests, on purpose, and most tests sign people in. Here it is quick; with which
// work the server hashes is the business of server/accounts/sign-in/sign-in-hash.test.ts, which replaces this again.
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
  return { ...argon2, hash };
});
