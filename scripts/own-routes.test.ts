import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Routes of the protocol, which docs/protocol-served.md lists by their families. */
const OF_THE_PROTOCOL = / \/(\*|ping|health|realtime|databases\/|tablesdb\/|storage\/|account(\/|$))/;
/** The product's own among those below /account. */
const OWN = / \/account\/(sign-in-codes|sessions\/(code|passkey)|passkeys|ended-logins|newsletter|export)/;

it('docs/protocol-served.md lists every route that is the product’s own, and no other', () => {
  // server/http/fuzz-routes.test.ts compares these with the routes of the server.
  const known = [...read('tests/fuzz/route-params.ts').matchAll(/^ {2}'([A-Z]+ \/[^']*)':/gm)].map(
    ([, route = '']) => route,
  );
  const own = known.filter((route) => OWN.test(route) || !OF_THE_PROTOCOL.test(route));
  expect(own.length).toBeGreaterThan(40);
  const [, section = ''] = read('docs/protocol-served.md').split("## The product's own routes");
  const listed = [...section.matchAll(/`([A-Z]+ )\/v1(\/[^`]*)`/g)].map(
    ([, method = '', path = '']) => method + path,
  );
  expect(listed.sort()).toEqual(own.sort());
});
