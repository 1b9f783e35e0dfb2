import { cut } from '#domain/cutting.ts';
import type { CertificateProblem } from '#domain/operation/certificate-problems.ts';
import { isConnectionFailure } from '#server/db/connection.ts';
import { errorCode, errorMessage } from '#server/db/embedded/report.ts';
import { AcmeRefusal } from './acme-requests.ts';

/** By the kinds of RFC 8555 (6.7). */
const KINDS: Readonly<Record<string, CertificateProblem>> = {
  dns: 'noDns',
  // The authority reached something that did not give our answer.
  unauthorized: 'elsewhere',
  incorrectResponse: 'elsewhere',
  connection: 'unreachable',
  tls: 'unreachable',
  caa: 'forbidden',
  rejectedIdentifier: 'forbidden',
  unsupportedIdentifier: 'forbidden',
  rateLimited: 'rateLimited',
  serverInternal: 'authority',
};

/** Errors of the network before the authority answers. */
const OFFLINE = ['ENOTFOUND', 'EAI_AGAIN', 'ABORT_ERR', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Longer details are cut (characters). */
const MAX_DETAIL = 300;

/** The kind of an error of `orderCertificate`. */
export function problemOf(error: unknown): CertificateProblem {
  if (error instanceof AcmeRefusal)
    return KINDS[error.kind] ?? (error.kind.startsWith('HTTP 5') ? 'authority' : 'other');
  const code = errorCode(error);
  const isOffline = isConnectionFailure(error) || OFFLINE.includes(code ?? '');
  return isOffline || (error as Error)?.name === 'TimeoutError' ? 'offline' : 'other';
}

/** What the authority or the network said, in one line. */
export function detailOf(error: unknown): string {
  // Node's error for several addresses of one host has no message.
  const words = errorMessage(error) || errorCode(error) || 'no reason given';
  return cut(words.replaceAll(/\s+/g, ' '), MAX_DETAIL);
}
