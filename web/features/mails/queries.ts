import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { WireMail } from '#domain/mails/attributes.ts';
import { getDocument, listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

const PER_PAGE = 25;
/** How often the list looks again, in milliseconds. */
const LOOKS_AGAIN = 15_000;
/** A list needs no bodies. */
const SHOWN = ['$id', '$createdAt', 'kind', 'to', 'subject', 'status', 'attempts', 'error', 'createdAt'];

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

/** The outbox, newest first, page after page; for administrators. */
export function mailsQuery(sdk: Sdk, adminId: string) {
  return infiniteQueryOptions({
    queryKey: ['admin', adminId, 'mails'],
    queryFn: async ({ pageParam }): Promise<MailLine[]> => {
      const page = await listDocuments(sdk, 'mails', [
        Query.select(SHOWN),
        Query.orderDesc('createdAt'),
        Query.limit(PER_PAGE),
        ...(pageParam ? [Query.cursorAfter(pageParam)] : []),
      ]);
      return page.documents.map((mail) => ({
        id: mail.$id,
        kind: mail.kind,
        to: mail.to,
        subject: mail.subject,
        status: mail.status,
        createdAt: mail.createdAt ?? mail.$createdAt,
        error: mail.error,
      }));
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PER_PAGE ? last.at(-1)?.id : undefined),
    refetchInterval: LOOKS_AGAIN,
  });
}

/** One mail with its bodies. */
export function letterQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['admin', adminId, 'mails', id],
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
