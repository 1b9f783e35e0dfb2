// A certificate authority for tests: Debian's `pebble`, with a DNS server whose answers the test decides.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort, runProgram } from './packages.ts';

export interface Authority {
  /** Settings of a kitchen that uses it. */
  settings: Record<string, string>;
  /** The certificate that browsers trust, in PEM. */
  root: string;
  /** Where every domain leads to from now on; `undefined`: to no machine. */
  leadTo(address: string | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** A key and a certificate for these names, made for one run. */
export async function ownCertificate(
  names: readonly string[],
): Promise<{ key: string; certificate: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-authority-'));
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', `subjectAltName=${names.join()}`],
    ...['-keyout', keyFile, '-out', file],
  ]);
  const [key, certificate] = await Promise.all([readFile(keyFile, 'utf8'), readFile(file, 'utf8')]);
  await rm(folder, { recursive: true });
  return { key, certificate };
}

/** @param httpPort where it asks for the answers to its challenges */
export async function startAuthority(httpPort: number): Promise<Authority> {
  const [port, managementPort, dnsPort, dnsManagement] = await Promise.all(
    Array.from({ length: 4 }, freePort),
  );
  const { key, certificate } = await ownCertificate(['DNS:localhost', 'IP:127.0.0.1']);
  const dns = await runProgram(
    'pebble-challtestsrv',
    () => [
      ...['-dns01', `127.0.0.1:${dnsPort}`, '-management', `127.0.0.1:${dnsManagement}`, '-defaultIPv6', ''],
      ...['-http01', '', '-https01', '', '-tlsalpn01', ''],
    ],
    { config: '' },
    dnsManagement ?? 0,
  );
  const config = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: 'certificate.pem',
    privateKey: 'key.pem',
    httpPort,
    tlsPort: httpPort,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  };
  const pebble = await runProgram(
    'pebble',
    () => ['-config', 'config', '-dnsserver', `127.0.0.1:${dnsPort}`],
    {
      config: JSON.stringify({ pebble: config }),
      more: { 'key.pem': key, 'certificate.pem': certificate },
      env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '20', PEBBLE_AUTHZREUSE: '0' },
    },
    port ?? 0,
  );
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-authority-'));
  await writeFile(join(folder, 'ca.pem'), certificate);
  const ask = async (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port: managementPort, path, ca: certificate }, (answer) => {
        text(answer).then(resolve, reject);
      }).on('error', reject);
    });
  return {
    settings: {
      ACME_URL: `https://localhost:${port}/dir`,
      ACME_CA_FILE: join(folder, 'ca.pem'),
      HTTP_PORT: String(httpPort),
    },
    root: await ask('/roots/0'),
    async leadTo(address = '') {
      await fetch(`http://127.0.0.1:${dnsManagement}/set-default-ipv4`, {
        method: 'POST',
        body: JSON.stringify({ ip: address }),
      });
    },
    async stop() {
      await Promise.all([pebble.stop(), dns.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}
