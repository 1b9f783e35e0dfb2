import type { AccountLetters } from '#server/accounts/links.ts';
import type { ChallengeLetters } from '#server/accounts/second-factor/challenges.ts';
import { enqueueSms } from '#server/integrations/sms-outbox.ts';
import { loginCodeMail } from './emails/login-code.ts';
import { recoveryMail } from './emails/recovery.ts';
import { verificationMail } from './emails/verification.ts';
import { enqueueMail } from './outbox.ts';

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
