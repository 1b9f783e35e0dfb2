import type { LoginLetters } from '#server/accounts/sign-in.ts';
import { enqueueSms } from '#server/integrations/sms-outbox.ts';
import { signInCodeMail, signInLinkMail } from './emails/sign-in.ts';
import { enqueueMail } from './outbox.ts';

/** @param publicUrl where people reach the site */
export function loginLetters(publicUrl: string): LoginLetters {
  return {
    async code(work, { to, ...letter }) {
      const content = signInCodeMail(publicUrl, { ...letter, now: work.now });
      await enqueueMail(work, { kind: 'sign-in', to, content });
    },
    async link(work, { to, ...letter }) {
      const content = signInLinkMail(publicUrl, { ...letter, now: work.now });
      await enqueueMail(work, { kind: 'sign-in', to, content });
    },
    async sms(work, { to, code }) {
      const text = `${code} is your code to sign in to Rasoi. It works once, within 15 minutes.`;
      await enqueueSms(work, { to, text });
    },
  };
}
