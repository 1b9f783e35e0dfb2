import type { AccountLetters } from '#server/engine/account-links.ts';
import { enqueueMail } from './outbox.ts';
import { recoveryMail } from './templates/recovery.ts';
import { verificationMail } from './templates/verification.ts';

/** @param publicUrl where people reach the site */
export function accountLetters(publicUrl: string): AccountLetters {
  return {
    recovery: (work, { to, url }) =>
      enqueueMail(work, { kind: 'recovery', to, content: recoveryMail(publicUrl, { url, now: work.now }) }),
    verification: (work, { to, url }) =>
      enqueueMail(work, {
        kind: 'verification',
        to,
        content: verificationMail(publicUrl, { url, now: work.now }),
      }),
  };
}
