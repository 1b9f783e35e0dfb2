import { once } from 'node:events';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { portError } from '#server/start/start-error.ts';
import { type FailedAttempt, readFailedAttempt } from './attempts.ts';
import { type Certificate, isUsable, readCertificate } from './certificate.ts';
import { problemSentences } from './certificate-finding.ts';
import type { HttpsSettings } from './order-certificate.ts';
import { createPlainServer } from './plain-server.ts';
import { certificateRenewal } from './renewal.ts';
import { openSecretStore } from './secret-store.ts';
import { createTlsFront } from './tls-server.ts';

export interface HttpsRoomDeps {
  https: HttpsSettings;
  settings: Pick<ServerSettings, 'databaseUrl' | 'dataFolder' | 'publicUrl'>;
  database: Database;
  clock: () => Date;
  /** Returns the function that logs failures of a work. */
  reportOf: (work: string) => (error: unknown) => void;
}

export interface HttpsRoom {
  /** The part that one instance repeats. */
  renewal: ReturnType<typeof certificateRenewal>;
  /**
   * Listens on both ports.
   * @throws StartError if a port can't be had
   */
  listen(): Promise<void>;
}

/** Milliseconds after which an instance looks for a certificate that another one has got, without one and with one. */
const LOOK_SOON = 2000;
const LOOK_LATER = 30_000;

/**
 * HTTPS by itself: this process serves the site on the HTTPS port, gets its certificate and renews it. What it listens on
 * besides is `PORT`, for programs on this machine.
 */
export function openHttpsRoom(app: FastifyInstance, deps: HttpsRoomDeps): HttpsRoom {
  const { https, settings, database, clock, reportOf } = deps;
  const store = openSecretStore(settings, database);
  const front = createTlsFront(app.server);
  let served: Certificate | undefined;

  function serve(certificate: Certificate): void {
    front.serve(certificate.pem);
    served = certificate;
  }
  /** Serves what is in the store, if it is another one. */
  async function look(): Promise<void> {
    const pem = await store.read('certificate');
    if (pem !== undefined && pem !== served?.pem) serve(readCertificate(pem));
  }
  const isReady = () => isUsable(served, https.domain, clock());
  const wordsOf = (attempt: FailedAttempt) => problemSentences(https.domain, attempt);
  const plain = createPlainServer({
    store,
    publicUrl: settings.publicUrl,
    isReady,
    async problem() {
      const attempt = await readFailedAttempt(store);
      return attempt && wordsOf(attempt);
    },
  });

  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  function lookAgain(): void {
    timer = setTimeout(
      async () => {
        await look().catch(reportOf('looking for the certificate'));
        if (!isClosing) lookAgain();
      },
      isReady() ? LOOK_LATER : LOOK_SOON,
    );
    timer.unref();
  }

  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    front.close();
    plain.close();
  });

  return {
    renewal: certificateRenewal({
      ...{ settings: https, store, clock, serve },
      served: () => served,
      onFailure: (attempt) => app.log.error({ detail: attempt.detail }, wordsOf(attempt)),
    }),
    async listen() {
      await look();
      await listenOn(plain, https.httpPort, 'HTTP_PORT');
      await listenOn(front.server, https.port, 'HTTPS_PORT');
      lookAgain();
    },
  };
}

async function listenOn(server: Server, port: number, setting: string): Promise<void> {
  server.listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    throw portError(setting, error, port);
  });
}
