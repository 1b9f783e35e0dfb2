import { readFile } from 'node:fs/promises';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { type Kitchen, openKitchen, PASSWORD } from '#tests/kitchen.ts';
import { ownCertificate } from './authority.ts';
import { freePort, missingPackages, type Program, runProgram } from './packages.ts';

const DOMAIN = 'khana.example';
/** Where this test's client has its address. */
const CLIENT = '127.0.0.9';

let kitchen: Kitchen;
let kitchenPort: number;
let port: number;
let plainPort: number;
let program: Program;

const recipe = (name: string) => readFile(join(PROJECT_FOLDER, 'docs/proxies', name), 'utf8');

/** The recipe with the ports of this test, and with a certificate that needs no authority. */
async function startCaddy(): Promise<Program> {
  const site = (await recipe('caddyfile'))
    .replace(`${DOMAIN} {`, `https://${DOMAIN}:${port} {\n\ttls internal`)
    .replace(`http://${DOMAIN} {`, `http://${DOMAIN}:${plainPort} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${kitchenPort}`);
  const config = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${site}`;
  const args = ['run', '--adapter', 'caddyfile', '--config'];
  return runProgram('caddy', (folder) => [...args, join(folder, 'config')], { config }, port);
}

async function startNginx(): Promise<Program> {
  const site = (await recipe('nginx.conf'))
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${kitchenPort}`)
    .replaceAll(`/etc/letsencrypt/live/${DOMAIN}/`, '');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const config = `daemon off; master_process off; pid nginx.pid; error_log stderr;
events {}
http { access_log off; ${folders.join(' ')}
${site}
}`;
  const { key, certificate } = await ownCertificate([`DNS:${DOMAIN}`]);
  return runProgram(
    'nginx',
    (folder) => ['-p', folder, '-e', 'stderr', '-c', join(folder, 'config')],
    { config, more: { 'privkey.pem': key, 'fullchain.pem': certificate } },
    port,
  );
}

const here = () => ({
  host: '127.0.0.1',
  localAddress: CLIENT,
  port,
  servername: DOMAIN,
  // What is tried is the way through the proxy; its certificate is made for the test.
  rejectUnauthorized: false,
  agent: false as const,
});

function send(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const all = {
        host: DOMAIN,
        'x-appwrite-project': 'rasoi',
        'content-type': 'application/json',
        ...headers,
      };
      const sent = request({ ...here(), method, path, headers: all }, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
      );
      sent.on('error', reject).end(body);
    },
  );
}

describe.each([
  ['Caddy', 'caddy', startCaddy],
  ['nginx', 'nginx', startNginx],
] as const)('the recipe for %s', (_name, package_, start) => {
  const missing = missingPackages(package_);

  beforeAll(async () => {
    if (missing) return;
    port = await freePort();
    plainPort = await freePort();
    kitchen = await openKitchen({ PUBLIC_URL: `https://${DOMAIN}` });
    kitchenPort = Number(new URL(await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
    program = await start();
    // Caddy listens before it has made its certificate.
    await vi.waitFor(() => send('GET', '/ready'), { timeout: 30_000, interval: 200 });
  });
  afterAll(async () => {
    await program?.stop();
    await kitchen?.close();
  });

  // HTTPS-7
  it.skipIf(missing)('leads to the site, with its socket and with the address of the client', async () => {
    expect(await send('GET', '/ready')).toMatchObject({ status: 200 });
    await kitchen.customer('asha');
    const login = JSON.stringify({ email: 'asha@example.in', password: PASSWORD });
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'forged-0123456789' };
    const session = await send('POST', '/v1/account/sessions/email', forged, login);
    expect([session.status, JSON.parse(session.body).ip]).toEqual([201, CLIENT]);
    expect(String(session.headers['set-cookie'])).toMatch(/; ?secure/i);
    expect(session.headers['x-request-id']).toMatch(/^\d+$/);

    const socket = new WebSocket(`wss://${DOMAIN}/v1/realtime?project=rasoi&channels[]=documents`, {
      createConnection: () => connect({ ...here(), ALPNProtocols: ['http/1.1'] }),
      origin: `https://${DOMAIN}`,
    });
    const message = await new Promise<Buffer>((resolve, reject) => {
      socket.on('message', (data: Buffer) => resolve(data)).on('error', reject);
    });
    expect(JSON.parse(String(message)).type).toBe('connected');
    socket.close();
  });

  // HTTPS-2
  it.skipIf(missing)('leads browsers to HTTPS, and refuses programs on port 80', async () => {
    const ask = (path: string, accept: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const sent = { host: '127.0.0.1', port: plainPort, path, headers: { host: DOMAIN, accept } };
        requestPlainly(sent, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers.location]);
        })
          .on('error', reject)
          .end();
      });
    expect(await ask('/menu?q=dal', '*/*')).toEqual([308, `https://${DOMAIN}/menu?q=dal`]);
    expect(await ask('/v1/newsletter', 'text/html,*/*')).toEqual([308, `https://${DOMAIN}/v1/newsletter`]);
    expect(await ask('/v1/account', '*/*')).toEqual([403, undefined]);
  });
});
