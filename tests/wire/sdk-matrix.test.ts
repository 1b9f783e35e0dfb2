import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failures } from '#server/failures.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import type { Person } from '#tests/kitchen.ts';
import { accountRows } from './account-rows.ts';
import { openBrowser } from './browser.ts';
import { compareAnswers } from './described-answers.ts';
import { documentRows } from './document-rows.ts';
import { type FileKitchen, IMAGES, openFileKitchen, sidewaysPhoto } from './file-kitchen.ts';
import { fileRows } from './file-rows.ts';
import { loginRows } from './login-rows.ts';
import { mfaRows } from './mfa-rows.ts';
import { ownRows } from './own-rows.ts';
import { refusals } from './refusal-rows.ts';
import { elsewhere } from './refused-elsewhere.ts';
import { versions } from './sdk-versions.ts';
import type { Row, Walk } from './walk.ts';

// Every call with every official SDK version that has it, unmodified, against a running server.

const rows: Row[] = [...accountRows, ...loginRows, ...mfaRows, ...ownRows, ...documentRows, ...fileRows];

/** The calls of the supported part of the protocol: no schemas, bulk operations, transactions, buckets or consents. */
const SERVED =
  /^(account\.(?!.*Consent)|databases\.(listDocuments|\w+Document(Attribute)?)$|tables\.(listRows|\w+Row(Column)?)$|storage\.\w*File)/;

let kitchen: FileKitchen;
let endpoint: string;
let undescribed: string[];

beforeAll(async () => {
  kitchen = await openFileKitchen({ GITHUB_CLIENT_ID: 'rasoi', GITHUB_CLIENT_SECRET: 'not told' });
  undescribed = compareAnswers(kitchen.app.server.server);
  endpoint = `${await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' })}/v1`;
  await kitchen.upload(kitchen.chef, IMAGES, 'shown', await sidewaysPhoto());
});
afterAll(() => kitchen.close());
beforeEach(() => openBrowser('fallback header'));
afterEach(() => {
  vi.unstubAllGlobals();
  expect(undescribed.splice(0)).toEqual([]);
});

// In this order: the last test looks at the calls that the others have made.
for (const version of versions) {
  describe(version.name, { shuffle: false }, () => {
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

    const walk = (): Walk => ({
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
    });

    it.each(own)('$name', ({ run }) => run(walk()));

    it.each(Object.entries(refusals))('is refused in the call of %s', async (type, [code, provoke]) => {
      const thrown: unknown = await provoke(walk()).catch((error: unknown) => error);
      expect(thrown).toMatchObject({
        name: 'AppwriteException',
        code,
        type,
        message: expect.stringMatching(/./),
      });
      expect(thrown).toBeInstanceOf(version.AppwriteException);
      const { message, response } = thrown as InstanceType<typeof version.AppwriteException>;
      expect(JSON.parse(response)).toEqual({ message, code, type, version: expect.stringMatching(/^\d/) });
    });

    it('has every call covered', () => {
      const served = version.offered.filter((call) => SERVED.test(call));
      expect(served.length).toBeGreaterThan(30);
      expect(served.filter((call) => !version.called.has(call))).toEqual([]);
    });
  });
}

it('every type of refusal is caused here or in another test', () => {
  const known = [...Object.keys(refusals), ...Object.keys(elsewhere), 'general_unknown'];
  expect(known.sort()).toEqual(Object.keys(failures).sort());
  for (const [type, file] of Object.entries(elsewhere)) {
    expect(readFileSync(join(PROJECT_FOLDER, file), 'utf8'), file).toContain(type);
  }
});
