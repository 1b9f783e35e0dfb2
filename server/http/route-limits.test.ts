import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

/** Routes that answer without a limit of their own. Each says why; requests of one network take turns in any case (decision 94). */
const WITHOUT_LIMIT: Record<string, string> = {
  ...reason('a short text that is the same for everybody and comes from memory', [
    ...['GET /manifest.webmanifest', 'GET /hi/manifest.webmanifest', 'GET /ta/manifest.webmanifest'],
    ...['GET /map', 'GET /push/key', 'GET /robots.txt', 'GET /v1/opening', 'GET /v1/payment-methods'],
    ...['GET /v1/ping', 'GET /v1/retention', 'GET /pincode/:pincode', 'GET /pincodes/positions/:pincodes'],
  ]),
  ...reason('asked by whoever watches the server, which must never be refused', [
    'GET /ready',
    'GET /v1/health',
  ]),
  ...reason('one short query, the same for everybody', [
    ...['GET /sitemap.xml', 'GET /v1/figures', 'GET /v1/slots', 'GET /v1/coupons'],
  ]),
  ...reason('a few rows of the caller by their key, which each page asks for', [
    ...['GET /session', 'GET /v1/account', 'GET /v1/account/identities', 'GET /v1/account/logs'],
    ...['GET /v1/account/mfa/factors', 'GET /v1/account/passkeys', 'GET /v1/account/prefs'],
    'GET /v1/account/sessions',
  ]),
  ...reason('for people at work alone, whose screens ask again with each change', [
    ...['GET /v1/day', 'GET /v1/money-seen', 'GET /v1/orders/finished', 'GET /v1/riders', 'GET /v1/status'],
  ]),
};

function reason(because: string, routes: readonly string[]): Record<string, string> {
  return Object.fromEntries(routes.map((route) => [route, because]));
}

const kitchen = await closeAfterAll(openKitchen({ RATE_LIMIT_SCALE: '1' }));
const people: Person[] = [VISITOR, await kitchen.customer('rani'), await kitchen.admin()];

// LIMIT-9
it('each route that only reads and answers has a limit by person or network, or a reason why not', async () => {
  const found = new Set<string>();
  for (const route of kitchen.app.routes) {
    const [method, path = ''] = route.split(' ');
    if (method !== 'GET') continue;
    for (const { id, session } of people) {
      const { statusCode, headers } = await kitchen.app.server.inject({
        method: 'GET',
        url: path
          .replaceAll(/:databaseId/g, 'rasoi')
          .replace(':collectionId', 'dishes')
          .replace(':userId', id || 'nobody'),
        headers: { 'x-appwrite-project': 'rasoi', ...(session && { 'x-appwrite-session': session }) },
      });
      if (statusCode < 400 && headers['x-ratelimit-limit'] === undefined) found.add(route);
    }
  }
  expect([...found].sort()).toEqual(Object.keys(WITHOUT_LIMIT).sort());
});
