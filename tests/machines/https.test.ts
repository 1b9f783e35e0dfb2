import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, get as getPlain } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { get, request } from 'node:https';
import { connect as connectTcp, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createApp } from '#server/app.ts';
import { sql } from '#server/db/sql-template.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { type Authority, startAuthority } from './authority.ts';
import { freePort, missingPackages } from './packages.ts';

const DOMAIN = 'khana.example';
const missing = missingPackages('pebble', 'pebble-challtestsrv');
const YEAR_IN_MINUTES = 365 * 24 * 60;

let authority: Authority;
let httpPort: number;
let kitchen: Kitchen | undefined;
let folder: string;

beforeAll(async () => {
  if (missing) return;
  httpPort = await freePort();
  authority = await startAuthority(httpPort);
});
afterAll(() => authority?.stop());

/** A kitchen with HTTPS that listens. */
async function open(settings: Record<string, string> = {}): Promise<{ site: Kitchen; port: number }> {
  await authority.leadTo('127.0.0.1');
  folder = await mkdtemp(join(tmpdir(), 'rasoi-https-'));
  const port = await freePort();
  kitchen = await openKitchen({
    ...authority.settings,
    HTTPS_DOMAIN: DOMAIN,
    HTTPS_PORT: String(port),
    RASOI_DATA: folder,
    ...settings,
  });
  await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
  await kitchen.app.https?.listen();
  kitchen.app.scheduled.begin();
  return { site: kitchen, port };
}
afterEach(async () => {
  await kitchen?.close();
  kitchen = undefined;
  if (folder) await rm(folder, { recursive: true, force: true });
});

const trusting = (port: number) => ({
  host: '127.0.0.1',
  port,
  servername: DOMAIN,
  ca: authority.root,
  agent: false as const,
  headers: { host: `${DOMAIN}:${port}` },
});

/** The status and the body of the site by HTTP/1.1. */
function ask(port: number, path = '/v1/ping'): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get({ ...trusting(port), path }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    ).on('error', reject);
  });
}

interface PlainAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

function askPlainly(
  path: string,
  headers: Record<string, string> = {},
  port = httpPort,
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    getPlain({ host: '127.0.0.1', port, path, agent: false, headers }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    ).on('error', reject);
  });
}

/** The serial number of the certificate that a new connection gets; undefined if there is none. */
function serialOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ ...trusting(port) }, () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    }).on('error', () => resolve(undefined));
  });
}

/** Waits until the function returns something. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await sleep(100);
  }
  throw new Error('It did not happen.');
}

/** The words of the plain page once an attempt has failed. */
const problemOnPage = (port = httpPort) =>
  until(async () => {
    const { body } = await askPlainly('/', {}, port);
    return body.includes('just now') ? undefined : body;
  });

const overHttp2 = (session: ClientHttp2Session, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, 'x-appwrite-project': 'rasoi' });
    stream.on('error', reject);
    text(stream).then(resolve, reject);
  });

describe.skipIf(missing)('HTTPS by itself', () => {
  // HTTPS-1, HTTPS-2, HTTPS-3
  it('gets a certificate, serves both versions of HTTP and leads there from port 80', async () => {
    const { site, port } = await open();
    const before = await askPlainly('/menu', { accept: 'text/html' });
    expect([before.status, before.headers['strict-transport-security']]).toEqual([503, undefined]);
    expect(before.body).toContain('gets its certificate');
    expect(await serialOf(port)).toBeUndefined();

    await until(() => serialOf(port));
    expect((await ask(port)).status).toBe(200);
    const session = connectHttp2(`https://${DOMAIN}:${port}`, {
      createConnection: () => connect({ ...trusting(port), ALPNProtocols: ['h2'] }),
    });
    expect(JSON.parse(await overHttp2(session, '/ready'))).toEqual({ name: 'rasoi', status: 'ready' });
    const lists = Array.from({ length: 3 }, () =>
      overHttp2(session, '/v1/databases/rasoi/collections/dishes/documents'),
    );
    for (const list of await Promise.all(lists)) expect(JSON.parse(list).documents.length).toBeGreaterThan(0);
    session.close();

    const { status, headers } = await askPlainly('/menu?q=dal', { host: 'evil.example' });
    expect([status, headers.location]).toEqual([308, `https://${DOMAIN}:${port}/menu?q=dal`]);
    expect((await askPlainly('/.well-known/acme-challenge/..%2f')).status).toBe(308);

    const socket = new WebSocket(`wss://${DOMAIN}:${port}/v1/realtime?project=rasoi&channels[]=documents`, {
      createConnection: () => connect({ ...trusting(port), ALPNProtocols: ['http/1.1'] }),
      origin: `https://${DOMAIN}:${port}`,
    });
    const [message] = await new Promise<[Buffer]>((resolve, reject) => {
      socket.on('message', (data: Buffer) => resolve([data])).on('error', reject);
    });
    expect(JSON.parse(String(message)).type).toBe('connected');
    socket.close();

    const files = await readdir(join(folder, 'https'));
    expect(files.sort()).toEqual(['account', 'certificate']);
    for (const name of files) expect((await stat(join(folder, 'https', name))).mode & 0o777).toBe(0o600);
    expect(await site.database.query(sql`select 1 from https_secrets`)).toEqual([]);
  });

  // HTTPS-4
  it('renews at a third of its life, and ends no connection', async () => {
    const { site, port } = await open();
    const first = await until(() => serialOf(port));
    const session = connectHttp2(`https://${DOMAIN}:${port}`, {
      createConnection: () => connect({ ...trusting(port), ALPNProtocols: ['h2'] }),
    });
    await overHttp2(session, '/ready');
    const upload = request({ ...trusting(port), method: 'POST', path: '/v1/account/sessions/email' });
    upload.setHeader('content-type', 'application/json');
    upload.setHeader('x-appwrite-project', 'rasoi');
    const answer = new Promise((resolve) => upload.on('response', ({ statusCode }) => resolve(statusCode)));
    upload.write('{"email":');
    site.wait(3 * YEAR_IN_MINUTES);
    await sleep(6000);
    expect(await serialOf(port)).toBe(first);
    site.wait(YEAR_IN_MINUTES);
    await until(async () => ((await serialOf(port)) === first ? undefined : true));
    expect(JSON.parse(await overHttp2(session, '/ready'))).toMatchObject({ status: 'ready' });
    session.close();
    upload.end('"x"}');
    expect(await answer).toBe(400);
  });

  // HTTPS-5
  it('says in plain words when the domain leads elsewhere, and gets the certificate once it does not', async () => {
    const elsewhere = createServer((_, response) => response.writeHead(404).end('not here'));
    await new Promise<void>((resolve) => elsewhere.listen(httpPort, '127.0.0.1', resolve));
    const plainPort = await freePort();
    const { site, port } = await open({ HTTP_PORT: String(plainPort) });
    expect(await problemOnPage(plainPort)).toMatch(
      `There is no certificate yet: ${DOMAIN} leads to another server.`,
    );
    await new Promise((resolve) => elsewhere.close(resolve));
    site.wait(3);
    await until(async () =>
      (await askPlainly('/', {}, plainPort)).body.includes('port 80') ? true : undefined,
    );
    expect((await askPlainly('/', {}, plainPort)).body).toContain('Open port 80 in the firewall');
    const forwarder = createTcpServer((socket) => {
      const onward = connectTcp(plainPort, '127.0.0.1');
      socket.pipe(onward).pipe(socket);
    });
    await new Promise<void>((resolve) => forwarder.listen(httpPort, '127.0.0.1', resolve));
    site.wait(11);
    await until(() => serialOf(port));
    forwarder.close();
    expect(await readFile(join(folder, 'https/attempt'), 'utf8')).toBe('');
  });

  // HTTPS-5
  it.each([
    ['refuses more for some time', 'The authority gives no more certificates for some time.'],
    ['is not reached', 'this machine does not reach the authority.'],
  ])('says when the authority %s', async (how, words) => {
    const caFile = authority.settings.ACME_CA_FILE ?? '';
    const refusing = createServer((incoming, response) => {
      const origin = `http://127.0.0.1:${(refusing.address() as { port: number }).port}`;
      response.setHeader('replay-nonce', 'bm9uY2U');
      if (incoming.url === '/dir')
        response.end(
          JSON.stringify({ newNonce: `${origin}/n`, newAccount: `${origin}/a`, newOrder: `${origin}/o` }),
        );
      else if (incoming.url === '/n') response.end();
      else
        response
          .writeHead(429, { 'retry-after': '7200', 'content-type': 'application/problem+json' })
          .end('{"type":"urn:ietf:params:acme:error:rateLimited","detail":"too many"}');
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as { port: number };
    if (how === 'is not reached') refusing.close();
    await open({ ACME_URL: `http://127.0.0.1:${port}/dir`, ACME_CA_FILE: caFile });
    expect(await problemOnPage()).toContain(words);
    const { next, at } = JSON.parse(await readFile(join(folder, 'https/attempt'), 'utf8'));
    expect(next - at).toBe(how === 'is not reached' ? 120_000 : 7_200_000);
    refusing.close();
  });

  // HTTPS-6
  it('several instances share one certificate, whose key is sealed in the database', async () => {
    const { site, port } = await open({
      DATABASE_URL: 'postgres://kitchen.example/rasoi',
      HTTP_PORT: String(await freePort()),
    });
    const otherPort = await freePort();
    const other = await createApp({
      database: site.database,
      pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
      settings: readSettings({
        ...authority.settings,
        HTTPS_DOMAIN: DOMAIN,
        HTTPS_PORT: String(otherPort),
        RASOI_DATA: folder,
        DATABASE_URL: 'postgres://kitchen.example/rasoi',
      }),
      logger: false,
      withPages: false,
    });
    try {
      await other.server.listen({ port: 0, host: '127.0.0.1' });
      // The authority reaches only the second instance, whichever of them orders.
      await other.https?.listen();
      other.scheduled.begin();
      const serial = await until(() => serialOf(port));
      expect(await until(() => serialOf(otherPort))).toBe(serial);
      const rows = await site.database.query<{ name: string; sealed: Buffer }>(
        sql`select name, sealed from https_secrets`,
      );
      expect(rows.map(({ name }) => name).sort()).toEqual(['account', 'certificate']);
      for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('PRIVATE KEY');
      expect(await readdir(folder)).not.toContain('https');
    } finally {
      await other.server.close();
    }
  });
});
