import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { knownRoutes, type OddRequest, requestsOf } from '#tests/fuzz/odd-routes.ts';
import { poisonedRequests, poisonedServices } from '#tests/fuzz/poisoned-requests.ts';
import { type Person, VISITOR } from '#tests/kitchen.ts';
import { watchStoredData } from '#tests/stored-data.ts';
import { expectDescribed } from '#tests/wire/described-answers.ts';
import { openFileKitchen } from '#tests/wire/file-kitchen.ts';

const people: Record<string, Person> = { visitor: VISITOR };
let count = 0;
/** People whose last request may have signed them out or closed their account. */
const suspects = new Set<string>();
const kitchen = await closeAfterAll(openFileKitchen());
Object.assign(people, { customer: kitchen.asha, admin: kitchen.chef });
const routes: string[] = kitchen.app.routes
  .filter((route) => / \/v1\//.test(route) && !/^(HEAD|OPTIONS) /.test(route))
  .map((route) => route.replace(' /v1', ' '));
const photo = Buffer.from('Less salt');
await kitchen.upload(kitchen.asha, '/storage/buckets/attachments/files', 'note', photo, {
  name: 'note.txt',
});
const stored: () => Promise<string> = await watchStoredData(kitchen.database);

/** A person of the same kind, replacing one without a session. */
async function alive(who: string): Promise<Person> {
  const person = people[who] ?? VISITOR;
  if (!suspects.delete(who)) return person;
  if ((await kitchen.send(person, 'GET', '/account')).statusCode === 200) return person;
  const name = `${who}-${++count}`;
  people[who] = await (who === 'admin' ? kitchen.admin(name) : kitchen.customer(name));
  return people[who];
}

async function send(person: Person, { method, path, headers, body }: OddRequest) {
  const url = `/v1${path}`;
  const answer = await kitchen.app.server.inject({
    method: method as 'GET',
    url,
    headers: {
      'x-appwrite-project': 'rasoi',
      ...(person.session && { 'x-appwrite-session': person.session }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  expectDescribed({ method, url, body }, answer);
  return answer;
}

it('the fuzz tests know every route and no others', () => {
  expect([...routes].sort()).toEqual([...knownRoutes].sort());
});

it.each(knownRoutes)('%s answers odd requests with errors in the agreed form', async (route) => {
  // Sends odd requests to every route as a customer, an admin and a visitor. A refused request must change nothing.

  /** Requests to each route. */
  const REQUESTS = 30;
  const SEED = 20_261_121;
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      requestsOf(route),
      fc.constantFrom('visitor', 'customer', 'admin'),
      async (request, who) => {
        const person = await alive(who);
        const before = await stored();
        kitchen.takeEvents();
        const answer = await send(person, request);
        statuses.add(answer.statusCode);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode < 400) {
          if (request.method !== 'GET' && who !== 'visitor') suspects.add(who);
          return;
        }
        expect(answer.json()).toEqual({
          message: expect.stringMatching(/./s),
          code: answer.statusCode,
          type: expect.stringMatching(/^[a-z0-9]+(_[a-z0-9]+)+$/),
          version: '1.7.0',
        });
        expect([await stored(), kitchen.takeEvents()]).toEqual([before, []]);
      },
    ),
    { numRuns: REQUESTS, seed: SEED },
  );
  expect(statuses.size).toBeGreaterThan(0);
});

it.each(knownRoutes)('%s refuses null characters and deep nesting everywhere', async (route) => {
  const failed: string[] = [];
  for (const [at, request] of poisonedRequests(route).entries()) {
    for (const who of ['visitor', at % 2 ? 'customer' : 'admin']) {
      const { statusCode } = await send(await alive(who), request);
      const { method, path, body = '' } = request;
      if (statusCode >= 500) failed.push(`${who}: ${path.slice(0, 150)} ${body.slice(0, 100)}`);
      if (statusCode < 400 && method !== 'GET' && who !== 'visitor') suspects.add(who);
    }
  }
  expect(failed).toEqual([]);
});

it('the other services refuse null characters and deep nesting too', async () => {
  const failed: string[] = [];
  for (const { method, path, headers, body } of poisonedServices) {
    const request = { method: method as 'GET', url: path, headers, ...(body && { payload: body }) };
    const { statusCode } = await kitchen.app.server.inject(request);
    if (statusCode >= 500) failed.push(`${path} ${body?.slice(0, 100)}`);
  }
  expect(failed).toEqual([]);
});
