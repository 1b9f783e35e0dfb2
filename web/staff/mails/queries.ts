import { queryOptions } from '@tanstack/react-query';
import { mailAttributes, type WireMail } from '#domain/mails/attributes.ts';
import type { MailContent, MailView } from '#domain/mails/view.ts';
import { getDocument, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { searchedList } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { UNDER_WAY } from './present.ts';

/** Milliseconds between two loads, while some mails are under way and while none is. */
const REFETCH_UNDER_WAY = 2_000;
const REFETCH_SETTLED = 15_000;

/** Milliseconds until the next load of these mails: changes of mails are not published as events. */
export const refetchAfter = (mails: readonly MailLine[]): number =>
  mails.some(({ status }) => UNDER_WAY.includes(status)) ? REFETCH_UNDER_WAY : REFETCH_SETTLED;

/** A mail as the list shows it. */
export interface MailLine {
  id: string;
  kind: string;
  /** Null for the kitchen itself. */
  to: string | null;
  status: WireMail['status'];
  /** ISO time. */
  createdAt: string;
  /** Why the last attempt failed. */
  error: string | null;
}

const lineOf = (mail: StoredDocument<'mails'>): MailLine => ({
  id: mail.$id,
  kind: mail.kind,
  to: mail.to,
  status: mail.status,
  createdAt: mail.createdAt ?? mail.$createdAt,
  error: mail.error,
});

/** The outbox, the newest first; for administrators. */
export const mailsQuery = searchedList({
  collection: 'mails',
  newestBy: 'createdAt',
  filters: { status: mailAttributes.status.oneOf },
  select: ['kind', 'to', 'status', 'error', 'createdAt'],
  perPage: 100,
  read: lineOf,
});

/** One mail, with its content where this admin may see it. */
export function mailQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['mails', 'admin', adminId, 'one', id],
    queryFn: async () => {
      const line = lineOf(await getDocument(sdk, 'mails', id));
      const view = await sdk.call<MailView>('get', `mails/${encodeURIComponent(id)}/content`);
      return { line, view };
    },
    refetchInterval: ({ state }) => (state.data ? refetchAfter([state.data.line]) : false),
  });
}

/** The content of a mail that holds a secret. Every call is recorded in the audit log. */
export function revealMail(sdk: Sdk, id: string): Promise<MailContent> {
  return sdk.call('post', `mails/${encodeURIComponent(id)}/reveal`);
}
