import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Position } from '#domain/places/position.ts';
import type { Arrival } from '#domain/rides/arrival.ts';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Where an order on the way is. Times are milliseconds since 1970. */
export interface Ride {
  position: Position;
  seenAt: number;
  stopsBefore: number;
  /** Metres of road to go; null where the order's place is not known. */
  metres: number | null;
  arrival: Arrival | null;
}

const FIELDS = [
  'latitude',
  'longitude',
  'seenAt',
  'stopsBefore',
  'metres',
  'arrivesFrom',
  'arrivesUntil',
] as const;

/** The ride of an order; null unless it is on the way with a rider who is located (RIDE-3). */
export function rideQuery(sdk: Sdk, userId: string, orderId: string) {
  return queryOptions({
    queryKey: ['rides', userId, orderId],
    queryFn: async (): Promise<Ride | null> => {
      const { documents } = await listDocuments(sdk, 'rides', [Query.equal('$id', orderId)], FIELDS);
      const [ride] = documents;
      if (!ride) return null;
      const { latitude, longitude, seenAt, stopsBefore, metres, arrivesFrom, arrivesUntil } = ride;
      return {
        position: { latitude, longitude },
        seenAt: Date.parse(seenAt),
        stopsBefore,
        metres,
        arrival:
          arrivesFrom && arrivesUntil
            ? { from: Date.parse(arrivesFrom), until: Date.parse(arrivesUntil) }
            : null,
      };
    },
  });
}
