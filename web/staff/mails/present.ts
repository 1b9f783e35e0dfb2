import type { Translated } from '#domain/languages/translations.ts';
import type { WireMail } from '#domain/mails/attributes.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { mailTexts } from './texts.ts';

type Status = WireMail['status'];
type Texts = Translated<typeof mailTexts>;

export const STATUS_TONES: Record<Status, BadgeTone> = {
  queued: 'accent',
  sending: 'accent',
  sent: 'good',
  kept: 'neutral',
  withheld: 'warm',
  expired: 'neutral',
  failed: 'warm',
};

/** Statuses that will soon change. */
export const UNDER_WAY: readonly Status[] = ['queued', 'sending'];

/** Why a mail has its status: the last attempt's error, or what the status means. */
export function reasonText({ error, status }: { error: string | null; status: Status }, { reasons }: Texts) {
  const byStatus: Partial<Record<Status, string>> = reasons;
  return error ?? byStatus[status];
}

/** Why the content of a mail that holds a secret is not shown. */
export function hiddenText(view: 'hidden' | 'wiped' | 'gone', status: Status, { secret }: Texts): string {
  if (view === 'gone') return secret.gone;
  if (view === 'wiped') return status === 'sent' ? secret.wipedSent : secret.wiped;
  return status === 'kept' ? secret.hiddenKept : secret.hidden;
}
