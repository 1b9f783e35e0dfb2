import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { attemptWords } from '#domain/orders/staff-reason-words.ts';
import type { Position } from '#domain/places/position.ts';
import { useDates } from '#web/lib/dates.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

/** Where the rider stood; null if they did not say so, or it was too long ago. */
const placeQuery = (sdk: Sdk, orderId: string, attemptedAt: string) => ({
  queryKey: ['orders', 'attempt', orderId, attemptedAt],
  queryFn: async (): Promise<Position | null> => {
    try {
      return await sdk.call<Position>('get', `orders/${encodeURIComponent(orderId)}/attempt-position`);
    } catch (error) {
      if (refusalOf(error)?.code === 404) return null;
      throw error;
    }
  },
});

const mapOf = ({ latitude, longitude }: Position) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

function Place({ orderId, attemptedAt }: { orderId: string; attemptedAt: string }) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const { data: place } = useQuery(placeQuery(useSdk(), orderId, attemptedAt));
  if (!place) return null;
  return (
    <a
      href={mapOf(place)}
      target="_blank"
      rel="noreferrer"
      className="touchable flex w-fit items-center gap-1 underline underline-offset-4"
    >
      <MapPin className="size-4" aria-hidden="true" />
      {texts.attemptedWhere}
    </a>
  );
}

/** That the rider stood at the door in vain, and where if they said so; the kitchen decides what happens. */
export function FailedAttempt({ ticket: { id, attemptedAt, attemptReason } }: { ticket: Ticket }) {
  const { ticket: texts } = useTexts(kitchenTexts);
  const words = useTexts(attemptWords);
  const { timeOfDay } = useDates();
  if (attemptedAt === null || attemptReason === null) return null;
  return (
    <div
      role="alert"
      className="rounded-control bg-chilli px-3 py-1.5 font-semibold text-white leading-tight"
    >
      {texts.attempted(words[attemptReason].reported, timeOfDay(new Date(attemptedAt)))}
      <Place orderId={id} attemptedAt={attemptedAt} />
    </div>
  );
}
