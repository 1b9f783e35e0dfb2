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
