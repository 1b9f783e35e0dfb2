import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { type CheckResult, found } from '#domain/operation/checks.ts';
import { isLoopbackUrl } from '#domain/site/loopback.ts';
import { errorCode } from '#server/db/embedded/report.ts';
import { readFailedAttempt } from '#server/https/attempts.ts';
import { readCertificate } from '#server/https/certificate.ts';
import { certificateFinding } from '#server/https/certificate-finding.ts';
import { openSecretStore } from '#server/https/secret-store.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { CheckRow } from './check.ts';

/** Milliseconds that the site has to answer itself. */
const ANSWERS_WITHIN = 10_000;

const readyShape = v.object({ name: v.literal('rasoi') });

/** Why a certificate is refused, by OpenSSL and Node: its issuer is unknown here, or it is for another time or name. */
const UNKNOWN_AUTHORITY =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET_ISSUER_CERT(_LOCALLY)?|VERIFY_LEAF_SIGNATURE)|CERT_UNTRUSTED)$/;
const WRONG_CERTIFICATE =
  /^(CERT_|ERR_TLS_CERT_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)/;

/** What is found at the address of the site. A refused certificate is an answer too. */
async function whoAnswers(publicUrl: string): Promise<CheckResult> {
  const answer = await fetch(`${publicUrl}/ready`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
  }).catch((error: unknown) => errorCode((error as Error).cause) ?? '');
  if (typeof answer === 'string') {
    if (UNKNOWN_AUTHORITY.test(answer)) return found('domainUntrusted', publicUrl);
    return found(WRONG_CERTIFICATE.test(answer) ? 'domainWrongCertificate' : 'domainSilent', publicUrl);
  }
  const isRasoi = v.is(readyShape, await answer.json().catch(() => undefined));
  return found(isRasoi ? 'domainGood' : 'domainOther', publicUrl);
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
    return whoAnswers(publicUrl);
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
