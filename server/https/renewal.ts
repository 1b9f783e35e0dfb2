import { type FailedAttempt, forgetFailures, mayTry, readFailedAttempt, recordFailure } from './attempts.ts';
import type { Certificate } from './certificate.ts';
import { isDue, readCertificate } from './certificate.ts';
import { type HttpsSettings, orderCertificate } from './order-certificate.ts';
import type { SecretStore } from './secret-store.ts';

/** Milliseconds between two looks whether a certificate is due. The first one is as soon as port 80 listens. */
const LOOK_INTERVAL = 5000;

export interface RenewalDeps {
  settings: HttpsSettings;
  store: SecretStore;
  clock: () => Date;
  /** The certificate that this instance serves now. */
  served(): Certificate | undefined;
  /** Serves a new one. */
  serve(certificate: Certificate): void;
  onFailure(attempt: FailedAttempt): void;
}

/**
 * Gets the certificate and renews it, as repeated work of one instance. The others serve it once they find it in the store
 * (https-room.ts). If an attempt fails, the certificate at hand is served until it ends.
 */
export function certificateRenewal(deps: RenewalDeps) {
  const { settings, store, clock, served, serve, onFailure } = deps;
  let isFirst = true;

  const isWanted = (certificate: Certificate | undefined) => isDue(certificate, settings.domain, clock());

  async function run(): Promise<void> {
    if (!isWanted(served())) return;
    // An earlier process, or another instance, may have got it.
    const stored = await store.read('certificate');
    const known = stored === undefined ? undefined : readCertificate(stored);
    if (known && !isWanted(known)) return serve(known);
    if (!mayTry(await readFailedAttempt(store), clock(), isFirst)) return;
    isFirst = false;
    const pem = await orderCertificate(settings, store).catch(async (error: unknown) => {
      onFailure(await recordFailure(store, error, clock()));
    });
    if (pem === undefined) return;
    await store.write('certificate', pem);
    await forgetFailures(store);
    serve(readCertificate(pem));
  }

  return { every: LOOK_INTERVAL, atStart: true, run };
}
