import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SystemStatus } from '#domain/operation/checks.ts';
import { sql } from '#server/db/sql-template.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { VERSION } from '#server/settings/version.ts';
import { feedOf, makeSigningKey, openPublisher } from '#tests/doubles/signed-feed.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';
import { fileFor, installedAs } from './installation.ts';
import { dailyLook, lookForUpdates } from './look-for-updates.ts';
import { isSigned } from './minisign.ts';

const HOUR = 3_600_000;
const key = makeSigningKey();
const newest = '99.1.0';
let now: Date;
const publisher: Awaited<ReturnType<typeof openPublisher>> = await openPublisher();
const kitchen = await openKitchen({ UPDATE_FEED_URL: publisher.url, UPDATE_KEY: key.publicKey });
const owner = await kitchen.admin();

beforeEach(async () => {
  now = new Date();
  publisher.answers.clear();
  publisher.takeAsked();
  await kitchen.database.execute(sql`delete from update_feed`);
});
afterAll(async () => {
  await kitchen.close();
  await publisher.close();
});

const deps = () => ({ ...kitchen.app.engine, clock: () => now });
const look = () => lookForUpdates(deps());

async function status(path = '/status', method = 'GET', body?: unknown): Promise<SystemStatus> {
  const answer = await kitchen.send(owner, method, path, body);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return answer.json();
}
async function finding() {
  const { checks, update } = await status();
  return [checks.find(({ check }) => check === 'updates')?.finding, update?.version];
}

// UPDATE-1
describe('asking for newer versions', () => {
  it('is off unless there is an address, and without a key', async () => {
    for (const env of [{}, { UPDATE_FEED_URL: publisher.url }])
      await lookForUpdates({ ...deps(), settings: readSettings(env) });
    expect(publisher.takeAsked()).toEqual([]);
    expect(() => readSettings({ UPDATE_FEED_URL: 'http://updates.example/updates.json' })).toThrow(
      'https://',
    );
    expect(() => readSettings({ UPDATE_KEY: 'mine' })).toThrow('UPDATE_KEY must be a public key of minisign');
    const demo = readSettings({ UPDATE_FEED_URL: publisher.url, RASOI_DEMO: '1' });
    expect(demo.updates).toBeUndefined();
  });

  it('says nothing about the kitchen', async () => {
    publisher.publish(feedOf([newest]), key);
    await look();
    const asked = publisher.takeAsked();
    expect(asked.map(({ path }) => path)).toEqual(['/updates.json', '/updates.json.minisig']);
    for (const { headers } of asked) {
      expect(headers['user-agent']).toBe('Rasoi');
      expect(Object.keys(headers).sort()).toEqual(
        ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode'].concat(
          'user-agent',
        ),
      );
      expect(JSON.stringify(headers)).not.toContain(VERSION);
    }
  });

  it('happens once a day, give or take, and sooner after a failure', async () => {
    const runDaily = () => dailyLook(deps()).run(new AbortController().signal);
    await runDaily();
    now = new Date(now.getTime() + 11 * 60_000);
    expect(publisher.takeAsked()).toEqual([]);
    await runDaily();
    expect(publisher.takeAsked()).toHaveLength(1);
    publisher.publish(feedOf([newest]), key);
    now = new Date(now.getTime() + 2 * HOUR);
    await runDaily();
    expect(publisher.takeAsked()).toHaveLength(2);
    now = new Date(now.getTime() + 21 * HOUR);
    await runDaily();
    expect(publisher.takeAsked()).toEqual([]);
    now = new Date(now.getTime() + 5 * HOUR);
    await runDaily();
    expect(publisher.takeAsked()).toHaveLength(2);
  });
});

// UPDATE-2
describe('a list of versions', () => {
  it('is believed if the key has signed it', async () => {
    expect(await finding()).toEqual(['updatesExpected', undefined]);
    publisher.publish(feedOf([newest, VERSION]), key);
    await look();
    expect(await finding()).toEqual(['updateThere', newest]);
    publisher.publish(feedOf([VERSION], { made: now.toISOString() }), key);
    await look();
    // It is the same list with a version less: that is going back.
    expect(await finding()).toEqual(['updatesOlder', newest]);
  });

  it('is ignored if it is not signed, signed by another, changed, or no list; what was known stays', async () => {
    publisher.publish(feedOf(['99.0.0']), key);
    await look();
    const next = JSON.stringify(feedOf([newest]));
    publisher.answers.set('/updates.json', next);
    await look();
    expect(await finding()).toEqual(['updatesUnsigned', '99.0.0']);
    publisher.publish(next, makeSigningKey());
    await look();
    expect(await finding()).toEqual(['updatesUnsigned', '99.0.0']);
    publisher.answers.delete('/updates.json.minisig');
    await look();
    expect(await finding()).toEqual(['updatesUnsigned', '99.0.0']);
    for (const odd of ['{}', 'no list', JSON.stringify({ ...feedOf([newest]), product: 'other' })]) {
      publisher.publish(odd, key);
      await look();
      expect(await finding()).toEqual(['updatesUnreadable', '99.0.0']);
    }
    publisher.publish(next, key);
    await look();
    expect(await finding()).toEqual(['updateThere', newest]);
  });

  it('is ignored if it is older than the one before, or than what runs', async () => {
    publisher.publish(feedOf(['0.0.1']), key);
    await look();
    expect(await finding()).toEqual(['updatesOlder', undefined]);
    publisher.publish(feedOf([newest]), key);
    await look();
    publisher.publish(feedOf([newest], { made: '2026-11-27T00:00:00Z' }), key);
    await look();
    expect(await finding()).toEqual(['updatesOlder', newest]);
  });

  it('says after 90 days no more that nothing newer is there, however often it is answered with', async () => {
    publisher.publish(feedOf([VERSION]), key);
    await look();
    kitchen.wait(88 * 24 * 60);
    now = new Date(now.getTime() + 88 * 24 * HOUR);
    await look();
    expect(await finding()).toEqual(['upToDate', undefined]);
    kitchen.wait(3 * 24 * 60);
    now = new Date(now.getTime() + 3 * 24 * HOUR);
    await look();
    expect(await finding()).toEqual(['updatesStale', undefined]);
    // Signed anew it is good again; what it knows of newer versions is told in any case.
    publisher.publish(feedOf([VERSION], { made: now.toISOString() }), key);
    await look();
    expect(await finding()).toEqual(['upToDate', undefined]);
    await kitchen.database.execute(sql`delete from update_feed`);
    publisher.publish(feedOf([newest, VERSION]), key);
    await look();
    expect(await finding()).toEqual(['updateThere', newest]);
    kitchen.wait(-91 * 24 * 60);
  });

  it('is not fetched by a redirect, nor if it is too long, and an outage is told after three days', async () => {
    publisher.publish(feedOf([VERSION]), key);
    await look();
    expect(await finding()).toEqual(['upToDate', undefined]);
    publisher.answers.set('/elsewhere', JSON.stringify(feedOf([newest])));
    publisher.answers.set('/updates.json', { status: 302, headers: { location: '/elsewhere' } });
    await look();
    expect(publisher.takeAsked().map(({ path }) => path)).not.toContain('/elsewhere');
    publisher.publish(`${JSON.stringify(feedOf([newest]))}${' '.repeat(300_000)}`, key);
    await look();
    expect(await finding()).toEqual(['upToDate', undefined]);
    await kitchen.database.execute(sql`update update_feed set "readAt" = now() - interval '73 hours'`);
    expect(await finding()).toEqual(['updatesSilent', undefined]);
  });

  it('of another publisher is forgotten with its key', async () => {
    publisher.publish(feedOf([newest]), key);
    await look();
    const other = makeSigningKey();
    const settings = readSettings({ UPDATE_FEED_URL: publisher.url, UPDATE_KEY: other.publicKey });
    publisher.publish(feedOf(['98.0.0'], { made: '2026-01-01T00:00:00Z' }), other);
    await lookForUpdates({ ...deps(), settings });
    const [row] = await kitchen.database.query<{ content: string; problem: string | null }>(
      sql`select content, problem from update_feed`,
    );
    expect([row?.content.includes('98.0.0'), row?.problem]).toEqual([true, null]);
  });
});

// UPDATE-3
describe('owners', () => {
  it('are told what a newer version brings, and that it mends a fault, until they put it aside', async () => {
    const feed = feedOf([newest, VERSION]);
    const releases = feed.releases.map((each) => ({ ...each, security: each.version === newest }));
    publisher.publish({ ...feed, releases, page: 'https://rasoi.example/releases' }, key);
    const { checks, update } = await status('/status', 'POST', {});
    expect(checks.find(({ check }) => check === 'updates')).toMatchObject({
      ...{ finding: 'securityUpdate', state: 'attention', facts: [newest] },
    });
    expect(update).toMatchObject({
      ...{ version: newest, isSecurity: true, isPutAside: false, page: 'https://rasoi.example/releases' },
      missed: [{ version: newest, notes: { en: [`What ${newest} brings`], hi: [`${newest} में नया`] } }],
    });
    const wrong = await kitchen.send(owner, 'PUT', '/status/update', { version: '99.9.9' });
    expect(wrong.statusCode).toBe(400);
    const after = await status('/status/update', 'PUT', { version: newest });
    expect(after.update?.isPutAside).toBe(true);
    publisher.publish(feedOf(['99.2.0'], { made: now.toISOString() }), key);
    expect((await status('/status', 'POST', {})).update).toMatchObject({
      ...{ version: '99.2.0', isPutAside: false },
    });
  });

  it('and nobody else put it aside', async () => {
    publisher.publish(feedOf([newest]), key);
    await look();
    for (const person of [VISITOR, await kitchen.customer('asha'), await kitchen.staff('manager')]) {
      const answer = await kitchen.send(person, 'PUT', '/status/update', { version: newest });
      expect(answer.statusCode).toBe(401);
    }
    expect((await status()).update?.isPutAside).toBe(false);
  });

  it('are told by the command, too', async () => {
    publisher.publish(feedOf([newest]), key);
    await look();
    const origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
    const env = {
      ...{ PATH: process.env.PATH, DATABASE_URL: kitchen.url, RASOI_DATA: tmpdir(), HOST: '127.0.0.1' },
      ...{ PORT: new URL(origin).port, UPDATE_FEED_URL: publisher.url, UPDATE_KEY: key.publicKey },
    };
    const program = join(PROJECT_FOLDER, 'server/commands/rasoi-program.ts');
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', program, 'status'], { env });
    expect(stdout).toMatch(new RegExp(`^Newer version: +${newest}$`, 'm'));
  });

  it('read how this installation gets it', () => {
    const with_ =
      (...paths: string[]) =>
      (path: string) =>
        paths.includes(path);
    const folder = '/usr/lib/rasoi/versions/1.0.0';
    const [node, dpkg] = [`${folder}/bin/node`, '/var/lib/dpkg/info/rasoi.list'];
    expect(installedAs(folder, with_(node, dpkg))).toBe('package');
    expect(installedAs(folder, with_(node, dpkg, '/.dockerenv'))).toBe('image');
    expect(installedAs(folder, with_(node))).toBe('archive');
    expect(installedAs('/opt/rasoi', with_('/opt/rasoi/.git'))).toBe('clone');
    expect(installedAs('/opt/rasoi', with_())).toBe('sources');
    expect(fileFor('package', '1.2.0', 'x64')).toBe('rasoi_1.2.0_amd64.deb');
    expect(fileFor('image', '1.2.0', 'arm64')).toBe('rasoi_1.2.0_arm64.deb');
    expect(fileFor('archive', '1.2.0', 'x64')).toBe('rasoi-1.2.0-linux-x64.tar.gz');
    expect(fileFor('sources', '1.2.0')).toBe('rasoi-1.2.0.tar.gz');
  });
});

// UPDATE-2
describe('a signature of minisign', () => {
  const content = '{"a":1}';
  const signature = key.sign(content);
  const is = (text: string, of: string, by = key.publicKey) => isSigned(Buffer.from(text), of, by);

  it('holds for these bytes, this comment and this key only', () => {
    expect(is(content, signature)).toBe(true);
    expect(is(content, signature.replaceAll('\n', '\r\n'))).toBe(true);
    expect(is(`${content} `, signature)).toBe(false);
    expect(is(content, signature, makeSigningKey().publicKey)).toBe(false);
    expect(is(content, signature.replace('rasoi updates', 'rasoi 9.9.9'))).toBe(false);
    expect(is(content, makeSigningKey().sign(content))).toBe(false);
  });

  it('that is none is none', () => {
    const lines = signature.split('\n');
    const odd = [
      '',
      'x',
      lines.slice(0, 2).join('\n'),
      lines.slice(0, 3).join('\n'),
      lines.reverse().join('\n'),
    ];
    expect(odd.filter((each) => is(content, each))).toEqual([]);
    expect(is(content, signature, '')).toBe(false);
  });
});
