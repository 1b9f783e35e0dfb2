import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A site in front of the server, on which another build can be deployed. */
export interface DeployableSite {
  origin: string;
  /** Deploys a build with the same scripts under other names; those of the first build are gone. */
  deploy(): void;
  /** From then on the service worker is sent as with OFFLINE_PAGES=0. */
  endOfflinePages(): void;
  close(): Promise<void>;
}

const SECOND = 'second-';
/** The name of a script or style of the pages, in documents, in the manifest, and as one script imports another. */
const NAMES = /(\/?\bassets\/|["'`]\.\/)(?!second-)([\w.-]+\.(?:js|css)\b)/g;

const unpacked = ({ headers }: IncomingMessage, body: Buffer): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/** Starts such a site in front of the server at an address. Its pages have no content policy, which names their scripts. */
export async function openDeployableSite(upstream: string): Promise<DeployableSite> {
  let isSecond = false;
  let hasEnded = false;

  function answer(asked: IncomingMessage, reply: ServerResponse): void {
    const path = asked.url ?? '/';
    const isAsset = path.startsWith('/assets/');
    if (isAsset && isSecond !== path.includes(SECOND)) {
      reply.writeHead(404).end();
      return;
    }
    const { host: _host, 'if-none-match': _known, ...headers } = asked.headers;
    const sent = request(
      `${upstream}${path.replace(SECOND, '')}`,
      { method: asked.method, headers },
      async (got) => {
        const parts: Buffer[] = [];
        for await (const part of got) parts.push(part);
        const whole = Buffer.concat(parts);
        const {
          'content-security-policy': _policy,
          'content-encoding': _encoding,
          'content-length': _length,
          ...kept
        } = got.headers;
        const isText = /html|javascript/.test(got.headers['content-type'] ?? '');
        const body = unpacked(got, whole);
        const renamed =
          isSecond && isText
            ? body
                .toString()
                .replace(NAMES, `$1${SECOND}$2`)
                .replace(/assets-[0-9a-f]{12}/g, 'assets-of-second')
            : body;
        reply.writeHead(got.statusCode ?? 500, kept);
        if (hasEnded && path === '/sw.js') reply.write("self.OFFLINE_PAGES='off';\n");
        reply.end(renamed);
      },
    );
    sent.on('error', () => reply.destroy());
    asked.pipe(sent);
  }

  const server: Server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy() {
      isSecond = true;
    },
    endOfflinePages() {
      hasEnded = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
