import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { WireMail } from '#domain/mails/attributes.ts';
import type { MailContent, MailView } from '#domain/mails/view.ts';
import { getDocument, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';
import { STATUS_WORDS, UNDER_WAY } from './present.ts';

const PER_PAGE = 100;
const SHOWN = ['kind', 'to', 'status', 'error', 'createdAt'];

/** Nobody is told of mails as they happen: milliseconds until the page asks again, while some are on their way. */
const ASK_SOON = 2_000;
const ASK_AGAIN = 15_000;

export const askAgainAfter = (mails: readonly MailLine[]): number =>
  mails.some(({ status }) => UNDER_WAY.includes(status)) ? ASK_SOON : ASK_AGAIN;

/** A mail as the list shows it. */
export interface MailLine {
  id: string;
  kind: string;
  /** Null is the kitchen itself. */
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
    read: lineOf,
  });
}

async function callMail<Answer>(
  { databases: { client } }: Sdk,
  method: string,
  path: string,
): Promise<Answer> {
  const url = new URL(`${client.config.endpoint}/mails/${path}`);
  const answer: unknown = await client.call(method, url, { 'content-type': 'application/json' });
  return answer as Answer;
}

/** One mail, with its words if they may be seen. */
export function mailQuery(sdk: Sdk, adminId: string, id: string) {
  return queryOptions({
    queryKey: ['mails', 'admin', adminId, 'one', id],
    queryFn: async () => {
      const line = lineOf(await getDocument(sdk, 'mails', id));
      const view = await callMail<MailView>(sdk, 'get', `${encodeURIComponent(id)}/content`);
      return { line, view };
    },
    refetchInterval: ({ state }) => (state.data ? askAgainAfter([state.data.line]) : false),
  });
}

/** The words of a mail that holds a secret. It is recorded in the audit log. */
export function revealMail(sdk: Sdk, id: string): Promise<MailContent> {
  return callMail<MailContent>(sdk, 'post', `${encodeURIComponent(id)}/reveal`);
}
