import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { type CheckResult, found } from '#domain/operation/checks.ts';
import { isLoopbackUrl } from '#domain/site/loopback.ts';
import { readFailedAttempt } from '#server/https/attempts.ts';
import { readCertificate } from '#server/https/certificate.ts';
import { certificateFinding } from '#server/https/certificate-finding.ts';
import { openSecretStore } from '#server/https/secret-store.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { CheckRow } from './check.ts';

/** Milliseconds that the site has to answer itself. */
const ANSWERS_WITHIN = 10_000;

const readyShape = v.object({ name: v.literal('rasoi') });

/** Whether what answers at the address is a Rasoi; undefined if nothing does. A certificate is another check's. */
async function isRasoi(publicUrl: string): Promise<boolean | undefined> {
  const answer = await fetch(`${publicUrl}/ready`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
  }).catch(() => undefined);
  if (!answer) return undefined;
  return v.is(readyShape, await answer.json().catch(() => undefined));
}

export const domain: CheckRow = {
  check: 'domain',
  needsDatabase: false,
  async run({ settings: { publicUrl }, isThorough }) {
    const hostname = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
    if (isLoopbackUrl(publicUrl)) return found('domainLocal', publicUrl);
    if (!isThorough) return found('domainSet', publicUrl);
    const leads =
      isIP(hostname) !== 0 ||
      (await lookup(hostname).then(
        () => true,
        () => false,
      ));
    if (!leads) return found('domainUnknown', hostname);
    const answer = await isRasoi(publicUrl);
    if (answer === undefined) return found('domainSilent', publicUrl);
    return answer ? found('domainGood', publicUrl) : found('domainOther', publicUrl);
  },
};

export const certificate: CheckRow = {
  check: 'certificate',
  needsDatabase: true,
  withoutDatabase: async ({ settings }) => (settings.https ? undefined : withoutDomain(settings)),
  async run({ settings, database, clock }) {
    const { https } = settings;
    if (!https) return withoutDomain(settings);
    const store = openSecretStore(settings, database);
    const pem = await store.read('certificate');
    return certificateFinding(
      https.domain,
      pem === undefined ? undefined : readCertificate(pem),
      await readFailedAttempt(store),
      clock(),
    );
  },
};

/** Who has the certificate if Rasoi does not. */
function withoutDomain({ publicUrl }: Pick<ServerSettings, 'publicUrl'>): CheckResult {
  if (isLoopbackUrl(publicUrl)) return found('certificateNotNeeded');
  return publicUrl.startsWith('https:') ? found('certificateOfProxy') : found('noHttps');
}
