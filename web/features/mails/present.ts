import type { WireMail } from '#domain/mails/attributes.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const KIND_WORDS: Record<WireMail['kind'], string> = {
  verification: 'Email verification',
  recovery: 'Password reset',
  'login-code': 'Login code',
  'sign-in': 'Signing in',
  'order-confirmation': 'Order confirmation',
  'newsletter-confirm': 'Newsletter, to confirm',
  'newsletter-welcome': 'Newsletter, welcome',
  'contact-notification': 'Contact form',
  sms: 'Text message',
};

export const STATUS_WORDS: Record<WireMail['status'], { words: string; tone: BadgeTone }> = {
  queued: { words: 'Waiting', tone: 'accent' },
  sending: { words: 'Sending', tone: 'accent' },
  sent: { words: 'Sent', tone: 'good' },
  kept: { words: 'Kept here', tone: 'neutral' },
  failed: { words: 'Failed', tone: 'warm' },
};

// The kitchen's own clock, so that server and browser write the same.
const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** '3 Aug 2026, 1:05 pm'. Browsers and servers differ in the space and the case. */
export function mailTime(iso: string): string {
  return clock
    .format(new Date(iso))
    .replace(/\s/g, ' ')
    .replace(/AM|PM/, (half) => half.toLowerCase());
}
