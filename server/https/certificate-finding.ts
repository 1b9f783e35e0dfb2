import { type CheckResult, found } from '#domain/operation/checks.ts';
import { serverToDoOf, wordsOf } from '#domain/operation/words.ts';
import { OWN_COMMAND } from '#server/settings/own-command.ts';
import type { FailedAttempt } from './attempts.ts';
import { type Certificate, isUsable } from './certificate.ts';

/** What there is to say of the site's certificate. @param failed the last attempt to get one, if it failed */
export function certificateFinding(
  domain: string,
  certificate: Certificate | undefined,
  failed: FailedAttempt | undefined,
  now: Date,
): CheckResult {
  const until = certificate?.until.toISOString();
  if (isUsable(certificate, domain, now))
    return { ...(failed ? found('certificateLate', failed.detail) : found('certificateGood')), at: until };
  if (failed) return missing(domain, failed);
  return certificate?.domain === domain
    ? { ...found('certificateOver'), at: until }
    : found('certificateExpected');
}

function missing(domain: string, { problem, detail }: FailedAttempt): CheckResult {
  switch (problem) {
    case 'noDns':
    case 'elsewhere':
    case 'unreachable':
    case 'forbidden':
      return found(problem, domain);
    case 'rateLimited':
    case 'offline':
    case 'authority':
      return found(problem);
    case 'other':
      return found('other', detail);
  }
}

/** Why an attempt failed and what to do, in English sentences. */
export function problemSentences(domain: string, failed: FailedAttempt): string {
  const result = missing(domain, failed);
  return `${wordsOf(result)}. ${serverToDoOf(result, OWN_COMMAND)}`;
}
