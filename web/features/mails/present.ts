import type { WireMail } from '#domain/mails/attributes.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

type Status = WireMail['status'];

export const STATUS_WORDS: Record<Status, { words: string; tone: BadgeTone }> = {
  queued: { words: 'Waiting', tone: 'accent' },
  sending: { words: 'Sending', tone: 'accent' },
  sent: { words: 'Sent', tone: 'good' },
  kept: { words: 'Kept here', tone: 'neutral' },
  withheld: { words: 'Held back', tone: 'warm' },
  expired: { words: 'Expired', tone: 'neutral' },
  failed: { words: 'Failed', tone: 'warm' },
};

/** Mails of these are still on their way. */
export const UNDER_WAY: readonly Status[] = ['queued', 'sending'];

/** More about where a mail is, where its badge leaves a question open. */
export const STATUS_NOTES: Partial<Record<Status, string>> = {
  withheld: 'Its recipient got too many of these within an hour.',
  expired: 'It was of no use any more when it could have been sent.',
};

/** Whom a mail goes to. */
export const recipientWords = (to: string | null): string => to ?? 'The kitchen';

/** Why the words of a mail that holds a secret are not shown. */
export function hiddenWords(view: 'hidden' | 'wiped' | 'gone', status: Status): string {
  if (view === 'gone') return 'What this mail was about is no longer there.';
  if (view === 'wiped') {
    return status === 'sent'
      ? 'The link or code in it was for its reader alone, and was wiped when it was sent.'
      : 'The link or code in it has expired, and was wiped.';
  }
  return status === 'kept'
    ? 'It holds a link or a code for its reader alone. Only the kitchen’s first admin can show it.'
    : 'It holds a link or a code for its reader alone.';
}
