import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#tests/kitchen.ts';
import { accountRows } from './account-rows.ts';
import { openBrowser } from './browser.ts';
import { documentRows } from './document-rows.ts';
import { type FileKitchen, IMAGES, openFileKitchen, sidewaysPhoto } from './file-kitchen.ts';
import { fileRows } from './file-rows.ts';
import { loginRows } from './login-rows.ts';
import { mfaRows } from './mfa-rows.ts';
import { versions } from './sdk-versions.ts';
import type { Row, Walk } from './walk.ts';

// Every call, with every official version that has it, unmodified, against a listening server.

const rows: Row[] = [...accountRows, ...loginRows, ...mfaRows, ...documentRows, ...fileRows];

/** The calls that are this protocol's part: not schemas, many documents at once, transactions, buckets, consents. */
const SERVED =
  /^(account\.(?!.*Consent)|databases\.(listDocuments|\w+Document(Attribute)?)$|tables\.(listRows|\w+Row(Column)?)$|storage\.\w*File)/;

/** Being built; shrinks to nothing. */
const AWAITED = /Identit|JWT|Logs|push|oauth2|PhoneVerification/i;

let kitchen: FileKitchen;
let endpoint: string;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  endpoint = `${await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' })}/v1`;
  await kitchen.upload(kitchen.chef, IMAGES, 'shown', await sidewaysPhoto());
});
afterAll(() => kitchen.close());
beforeEach(() => openBrowser('fallback header'));
afterEach(() => vi.unstubAllGlobals());

describe.each(versions)('$name', (version) => {
  const tag = version.name.replace(/[^a-z0-9]/g, '').replace('appwrite', '');
  const as = (who?: Person) => version.open(endpoint, who);
  let me: Person;

  beforeAll(async () => {
    me = await kitchen.customer(`me-${tag}`);
  });

  const own = rows.filter(({ only }) => {
    if (only === 'web') return version.web;
    return only === undefined || version.name.includes(' 27');
  });

  it.each(own)('$name', async ({ run }) => {
    const walk: Walk = {
      version,
      kitchen,
      me,
      sdk: as(me),
      tag,
      visitor: () => as(),
      as,
      async customer(name) {
        const person = await kitchen.customer(`${name}-${tag}`);
        return { person, sdk: as(person) };
      },
    };
    await run(walk);
  });

  it('has no call that was not made', () => {
    const served = version.offered.filter((call) => SERVED.test(call) && !AWAITED.test(call));
    expect(served.length).toBeGreaterThan(30);
    expect(served.filter((call) => !version.called.has(call))).toEqual([]);
  });
});
