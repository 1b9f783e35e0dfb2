import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownRoutes, paramsOf, rightValue } from '#tests/fuzz/odd-routes.ts';
import { type Kitchen, openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

// Guessing what nobody was told: secrets, codes and passwords, and which addresses have accounts. Elsewhere: how guesses are
// counted (server/accounts/sign-in/sign-in-limits.test.ts, server/http/rate-limits.test.ts).

/** What only its owner knows. */
const SECRETS = ['secret', 'otp', 'password', 'oldPassword'];
/** More wrong guesses than any route answers in its window. */
const GUESSES = 1_300;

let kitchen: Kitchen;
let asha: Person;

beforeAll(async () => {
  kitchen = await openKitchen({ RATE_LIMIT_SCALE: '1' });
  asha = await kitchen.customer('asha');
});
afterAll(() => kitchen.close());

// SEC-13
describe('guesses', () => {
  const guessed = knownRoutes.filter((route) => paramsOf(route).some((name) => SECRETS.includes(name)));

  it.each(guessed)(
    'are limited: %s',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const url = path.replace(/:\w+/g, (part) => encodeURIComponent(String(rightValue(part))));
      let n = 0;
      for (; n < GUESSES; n++) {
        const right = Object.fromEntries(paramsOf(route).map((name) => [name, rightValue(name)]));
        const given = {
          ...right,
          userId: 'asha',
          email: asha.email,
          secret: `guess-${n}`,
          otp: `${100_000 + n}`,
          password: `Guess-${n}-aA`,
          oldPassword: `Guess-${n}`,
        };
        const body = Object.fromEntries(
          Object.entries(given).filter(([name]) => paramsOf(route).includes(name)),
        );
        const who = route.includes('/mfa/') || /^PATCH \/(account|phone-proof)/.test(route) ? asha : VISITOR;
        const search = method === 'GET' ? `?secret=guess-${n}` : '';
        const { statusCode } = await kitchen.send(
          who,
          method,
          `${url}${search}`,
          method === 'GET' ? undefined : body,
        );
        if (statusCode === 429) break;
      }
      expect(n).toBeLessThan(GUESSES);
    },
    60_000,
  );
});

// SEC-11
describe('whether an address has an account', () => {
  const open: Kitchen[] = [];
  afterAll(() => Promise.all(open.map((each) => each.close())));
  const json = { 'content-type': 'application/json' };
  /** Attempts on known and unknown addresses by turns, so that whatever else the machine does slows both. */
  const TURNS = 12;
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

  it.each([
    ['signing in', 'POST /account/sessions/email', (email: string) => ({ email, password: `${PASSWORD}x` })],
    [
      'recovering a password',
      'POST /account/recovery',
      (email: string) => ({ email, url: 'http://localhost/reset' }),
    ],
    ['asking for a code', 'POST /account/sign-in-codes/email', (email: string) => ({ email })],
  ] as const)(
    'is not told by the answer to %s, nor by its time',
    async (_what, route, bodyFor) => {
      const unlimited = await openKitchen();
      open.push(unlimited);
      const [, path = ''] = route.split(' ');
      const times: Record<string, number[]> = { known: [], unknown: [] };
      const answers = new Set<string>();
      for (let n = 0; n < TURNS; n++) {
        const { email } = await unlimited.customer(`known-${n}`);
        for (const [kind, address] of Object.entries({ known: email, unknown: `nobody-${n}@example.in` })) {
          const began = performance.now();
          const answer = await unlimited.app.server.inject({
            method: 'POST',
            url: `/v1${path}?project=rasoi`,
            headers: json,
            payload: JSON.stringify(bodyFor(address)),
          });
          times[kind]?.push(performance.now() - began);
          const shown = Object.keys(answer.json()).sort().join();
          answers.add(
            `${answer.statusCode} ${shown} ${answer.json().type ?? ''} ${answer.json().message ?? ''}`,
          );
        }
      }
      expect([...answers]).toHaveLength(1);
      const ratio = median(times.known ?? []) / median(times.unknown ?? []);
      expect(ratio).toBeGreaterThan(1 / 3);
      expect(ratio).toBeLessThan(3);
    },
    60_000,
  );
});
