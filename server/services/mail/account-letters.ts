import type { AccountLetters } from '#server/engine/account-links.ts';
import type { ChallengeLetters } from '#server/engine/challenges.ts';
import { enqueueSms } from '#server/services/sms/outbox.ts';
import { enqueueMail } from './outbox.ts';
import { loginCodeMail } from './templates/login-code.ts';
import { recoveryMail } from './templates/recovery.ts';
import { verificationMail } from './templates/verification.ts';

/** @param publicUrl where people reach the site */
export function accountLetters(publicUrl: string): AccountLetters & ChallengeLetters {
  return {
    recovery: (work, { to, url }) =>
      enqueueMail(work, { kind: 'recovery', to, content: recoveryMail(publicUrl, { url, now: work.now }) }),
    verification: (work, { to, url }) =>
      enqueueMail(work, {
        kind: 'verification',
        to,
        content: verificationMail(publicUrl, { url, now: work.now }),
      }),
    phoneVerification: (work, { to, code }) =>
      enqueueSms(work, {
        to,
        text: `${code} proves to Rasoi that this number is yours. It works once, within 15 minutes.`,
      }),
    codeByEmail: (work, { to, code }) =>
      enqueueMail(work, {
        kind: 'login-code',
        to,
        content: loginCodeMail(publicUrl, { code, now: work.now }),
      }),
    codeByPhone: (work, { to, code }) =>
      enqueueSms(work, { to, text: `${code} is your Rasoi login code. It works once, within an hour.` }),
  };
}
