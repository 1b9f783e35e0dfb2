import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { PhoneProblem } from '#domain/rides/attributes.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A rider's open shift. Times are milliseconds since 1970. */
export interface Shift {
  id: string;
  startedAt: number;
  /** When a phone of theirs last said where it is; null: never. */
  seenAt: number | null;
}

/** The open shift of a person; null if they are on none. */
export function shiftQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['riderShifts', 'own', userId],
    queryFn: async (): Promise<Shift | null> => {
      const queries = [Query.equal('userId', userId), Query.equal('isOpen', true)];
      const { documents } = await listDocuments(sdk, 'riderShifts', queries, ['startedAt', 'seenAt']);
      const [open] = documents;
      if (!open) return null;
      const { $id: id, startedAt, seenAt } = open;
      return { id, startedAt: Date.parse(startedAt), seenAt: seenAt === null ? null : Date.parse(seenAt) };
    },
  });
}

/** Whether a person agrees to be located during shifts: the newest of their consents counts. */
export function consentQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['consents', 'riderPosition', userId],
    queryFn: async (): Promise<boolean> => {
      const queries = [
        Query.equal('userId', userId),
        Query.equal('purpose', 'riderPosition'),
        Query.orderDesc('$sequence'),
        Query.limit(1),
      ];
      const { documents } = await listDocuments(sdk, 'consents', queries, ['given']);
      return documents[0]?.given === true;
    },
  });
}

/** A phone whose app sends positions. */
export interface RiderPhone {
  id: string;
  name: string;
  lastSeenAt: Date | null;
  problem: PhoneProblem | null;
}

/** The connected phones of a person, oldest first. */
export function phonesQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['riderPhones', userId],
    queryFn: async (): Promise<RiderPhone[]> => {
      const { documents } = await listDocuments(sdk, 'riderPhones', [], ['name', 'lastSeenAt', 'problem']);
      return documents.map(({ $id: id, name, lastSeenAt, problem }) => ({
        id,
        problem,
        name,
        lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
      }));
    },
  });
}
