import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { WireMail } from '#domain/mails/attributes.ts';
import { getDocument } from '#web/lib/documents.ts';
import { listQuery } from '#web/lib/pages.ts';
import type { Sdk } from '#web/lib/sdk.ts';
import { searchQueries } from '#web/lib/search.ts';
import { STATUS_WORDS } from './present.ts';

const PER_PAGE = 100;
/** A list needs no bodies. */
const SHOWN = ['kind', 'to', 'subject', 'status', 'error', 'createdAt'];

/** A mail as the list shows it. */
export interface MailLine {
  id: string;
  kind: WireMail['kind'];
  to: string;
  subject: string;
  status: WireMail['status'];
  /** ISO time. */
  createdAt: string;
  /** Why the last attempt failed. */
  error: string | null;
}

export interface MailFilter {
  search: string;
  /** Empty, or none there is, shows all. */
  status: string;
}

/** The outbox, the newest first; for administrators. */
export function mailsQuery(sdk: Sdk, adminId: string, { search, status }: MailFilter) {
  return listQuery({
    sdk,
    adminId,
    collection: 'mails',
    queries: [
      ...searchQueries(search),
      ...(Object.hasOwn(STATUS_WORDS, status) ? [Query.equal('status', status)] : []),
      Query.orderDesc('createdAt'),
    ],
    select: SHOWN,
    perPage: PER_PAGE,
    read: (mail): MailLine => ({
      id: mail.$id,
      kind: mail.kind,
      to: mail.to,
      subject: mail.subject,
      status: mail.status,
      createdAt: mail.createdAt ?? mail.$createdAt,
      error: mail.error,
    }),
  });
}

/** One mail with its bodies. */
export function letterQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['mails', 'admin', adminId, 'one', id],
    queryFn: async () => {
      const mail = await getDocument(sdk, 'mails', id);
      const { to, replyTo, subject, text, html, status, error } = mail;
      return {
        to,
        replyTo,
        subject,
        text,
        html,
        status,
        error,
        createdAt: mail.createdAt ?? mail.$createdAt,
      };
    },
  });
}
