import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { ownCertificate } from '#tests/machines/authority.ts';
import { freePort } from '#tests/machines/packages.ts';
import type { Certificate } from './certificate.ts';
import { certificateRenewal } from './renewal.ts';
import type { SecretName, SecretStore } from './secret-store.ts';

const DOMAIN = 'khana.example';

let authority: Server | undefined;
let kitchen: Kitchen | undefined;

afterEach(async () => {
  authority?.close();
  await kitchen?.close();
  kitchen = undefined;
});

/** An authority that is asked for its list of addresses, and has none. Returns where it is. */
async function startAuthority(onAsked: () => void): Promise<string> {
  authority = createServer((_request, response) => {
    onAsked();
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => authority?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(authority.address() as { port: number }).port}/dir`;
}

// HTTPS-8
it('a certificate that is stored and valid is served after a restart, and not ordered again', async () => {
  function storeWith(texts: Map<SecretName, string>): SecretStore {
    return {
      read: async (name) => texts.get(name),
      write: async (name, text) => void texts.set(name, text),
      keepFirst: async (_name, text) => text,
    };
  }
  const asked = vi.fn();
  const { key, certificate } = await ownCertificate([`DNS:${DOMAIN}`]);
  const served: Certificate[] = [];
  const texts = new Map<SecretName, string>([['certificate', `${key}${certificate}`]]);
  const { run } = certificateRenewal({
    settings: { domain: DOMAIN, directory: await startAuthority(asked) } as never,
    store: storeWith(texts),
    clock: () => new Date(),
    served: () => served.at(-1),
    serve: (each) => served.push(each),
    onFailure: () => undefined,
  });
  await run();
  await run();
  expect(served.map(({ domain }) => domain)).toEqual([DOMAIN]);
  expect(asked).not.toHaveBeenCalled();
  // One for another domain does not do.
  const other = await ownCertificate(['DNS:rasoi.example']);
  served.length = 0;
  texts.set('certificate', `${other.key}${other.certificate}`);
  await run();
  expect(served).toEqual([]);
  expect(asked).toHaveBeenCalled();
});

// HTTPS-8, SCALE-8
it('the first certificate is ordered once port 80 listens, and then at once', async () => {
  const isOpen = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  const httpPort = await freePort();
  const open: Promise<boolean>[] = [];
  kitchen = await openKitchen({
    ...{ HTTPS_DOMAIN: DOMAIN, RASOI_DATA: tmpdir(), DATABASE_URL: 'postgres://kitchen.example/rasoi' },
    ...{ HTTP_PORT: String(httpPort), HTTPS_PORT: String(await freePort()) },
    ACME_URL: await startAuthority(() => open.push(isOpen(httpPort))),
  });
  // Longer than the time between two looks whether a certificate is due.
  await sleep(5500);
  expect(open).toEqual([]);
  await kitchen.app.https?.listen();
  kitchen.app.scheduled.begin();
  await vi.waitFor(() => expect(open.length).toBeGreaterThan(0), 4_500);
  expect(await open[0]).toBe(true);
}, 20_000);
