import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { call, contentType, headers } from '#tests/fuzz/odd-requests.ts';
import { openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { expectDescribed } from '#tests/wire/described-answers.ts';

const kitchen = await closeAfterAll(openKitchen());
const people: Record<string, Person> = {
  visitor: VISITOR,
  customer: await kitchen.customer('asha'),
  admin: await kitchen.admin(),
};

/** A refusal in the agreed form (WIRE-1.3). */
const REFUSAL = {
  message: expect.stringMatching(/./s),
  code: expect.any(Number),
  type: expect.stringMatching(/^[a-z0-9]+(_[a-z0-9]+)+$/),
  version: '1.7.0',
};

// SAFE-1
describe('any request', () => {
  it.each(['visitor', 'customer', 'admin'])('as %s gets a well-formed answer', async (who) => {
    /** Requests sent as each person. */
    const REQUESTS = 800;
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(call, contentType, headers, async ({ method, path, body }, type, odds) => {
        const withBody = body !== undefined && !['GET', 'HEAD', 'OPTIONS'].includes(method);
        const session = people[who]?.session;
        const answer = await kitchen.app.server.inject({
          method: method as 'GET',
          url: `/v1${path}`,
          headers: {
            'x-appwrite-project': 'rasoi',
            ...(session && { 'x-appwrite-session': session }),
            ...(withBody && { 'content-type': type }),
            ...odds,
          },
          ...(withBody && { payload: body }),
        });
        expectDescribed({ method, url: `/v1${path}`, body }, answer);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400 && method !== 'HEAD') {
          expect(answer.headers['content-type']).toMatch(/^application\/json/);
          expect(JSON.parse(answer.body)).toEqual({ ...REFUSAL, code: answer.statusCode });
        }
        if (session && method === 'DELETE' && path.startsWith('/account') && answer.statusCode === 204) {
          people[who] = await again(people[who] as Person);
        }
      }),
      { numRuns: REQUESTS, seed: 20_240_815 },
    );
    // Visitors may read few of the collections.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 80);
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 10);
    // Customers may write few, too.
    expect([who, (statuses.get(201) ?? 0) > 2]).toEqual([who, who !== 'visitor']);
  });
});

/** Signs the person in again after the fuzz has signed them out. */
async function again(person: Person): Promise<Person> {
  const { email } = person;
  const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', {
    email,
    password: PASSWORD,
  });
  const [session] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { ...person, session: String(session) };
}
