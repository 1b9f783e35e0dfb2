import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Feed } from '#domain/operation/updates.ts';

/** A key of minisign that is made for a test, and signs as minisign does. */
export interface SigningKey {
  publicKey: string;
  /** The content of a file `.minisig`. */
  sign(content: string): string;
}

export function makeSigningKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = randomBytes(8);
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const line = (...parts: (string | Buffer)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part))).toString('base64');
  return {
    publicKey: line('Ed', id, raw),
    sign(content) {
      const own = sign(null, createHash('blake2b512').update(content).digest(), privateKey);
      const comment = 'rasoi updates';
      const ofBoth = sign(null, Buffer.concat([own, Buffer.from(comment)]), privateKey);
      return [
        'untrusted comment: made for a test',
        line('ED', id, own),
        `trusted comment: ${comment}`,
        line(ofBoth),
        '',
      ].join('\n');
    },
  };
}

/** Lists are of yesterday, so that they do not grow old with the tests. */
const MADE = new Date(Date.now() - 86_400_000).toISOString();

/** A list with these versions, newest first. */
export function feedOf(versions: readonly string[], more: Partial<Feed> = {}): Feed {
  return {
    product: 'rasoi',
    made: MADE,
    releases: versions.map((version) => ({
      ...{ version, date: '2026-11-28', security: false },
      notes: { en: [`What ${version} brings`], hi: [`${version} में नया`] },
    })),
    ...more,
  };
}

/** A publisher on this machine. What it answers with can be changed. */
export async function openPublisher() {
  const answers = new Map<string, string | { status: number; headers?: Record<string, string> }>();
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url: path = '', headers }, response) => {
    asked.push({ path, headers });
    const answer = answers.get(path) ?? { status: 404 };
    if (typeof answer === 'string') response.end(answer);
    else response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/updates.json`,
    /** The requests since the last call. */
    takeAsked: () => asked.splice(0),
    answers,
    /** Answers with a list signed by the key. */
    publish(feed: Feed | string, key: SigningKey) {
      const content = typeof feed === 'string' ? feed : JSON.stringify(feed);
      answers.set('/updates.json', content);
      answers.set('/updates.json.minisig', key.sign(content));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
