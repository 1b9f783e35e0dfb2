import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { GrievanceField } from '#domain/grievances/filing.ts';
import type { Language } from '#domain/languages/languages.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A complaint as its author reads it; times are ISO times. */
export interface Grievance {
  id: string;
  ticket: string;
  category: StoredDocument<'grievances'>['category'];
  text: string;
  orderNumber: number | null;
  state: StoredDocument<'grievances'>['state'];
  answer: string | null;
  outcome: StoredDocument<'grievances'>['outcome'];
  at: string;
  resolveBy: string;
}

const readGrievance = (document: StoredDocument<'grievances'>): Grievance => ({
  id: document.$id,
  ticket: document.ticket,
  category: document.category,
  text: document.text,
  orderNumber: document.orderNumber,
  state: document.state,
  answer: document.answer,
  outcome: document.outcome,
  at: document.createdAt,
  resolveBy: document.resolveBy,
});

const MOST_LISTED = 25;

/** The complaints of a signed-in person, newest first. */
export function ownGrievancesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['grievances', 'of', userId],
    queryFn: async () => {
      // Admins may read all complaints.
      const own = [Query.equal('userId', userId), Query.orderDesc('createdAt'), Query.limit(MOST_LISTED)];
      return (await listDocuments(sdk, 'grievances', own)).documents.map(readGrievance);
    },
  });
}

/** A complaint by the link in a mail about it. */
export function sharedGrievanceQuery(sdk: Sdk, ticket: string, secret: string) {
  return queryOptions({
    queryKey: ['grievances', 'shared', ticket, secret],
    queryFn: async () =>
      readGrievance(
        await sdk.call<StoredDocument<'grievances'>>('get', 'grievances/shared', { ticket, secret }),
      ),
  });
}

/** Files a complaint, whose mails are in the page's language. `website` is a hidden field that only programs fill in. */
export const fileGrievance = (
  sdk: Sdk,
  typed: Readonly<Record<GrievanceField | 'website', string>>,
  language: Language,
): Promise<{ ticket: string | null; resolveBy: string | null }> =>
  sdk.call('post', 'grievances', { ...typed, language });

/** Mails the link of a complaint again, if the address is its author's. */
export const requestLink = (sdk: Sdk, ticket: string, email: string): Promise<unknown> =>
  sdk.call('post', 'grievances/link', { ticket, email });
