import { queryOptions, useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { Bike } from 'lucide-react';
import { isSilent } from '#domain/rides/arrival.ts';
import { useDates } from '#web/lib/dates.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DialogSkeleton } from '#web/ui/skeleton.tsx';
import { riderTexts } from './rider-texts.ts';
import { ToolDialog } from './tool-dialog.tsx';

const MINUTE = 60_000;

/** Who is on shift, longest first. Times are milliseconds since 1970. */
function onShiftQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['riderShifts', 'open', userId],
    queryFn: async () => {
      const open = await listEvery(sdk, 'riderShifts', [Query.equal('isOpen', true)]);
      return open
        .map(({ $id: id, name, startedAt, seenAt }) => ({
          id,
          name,
          startedAt: Date.parse(startedAt),
          seenAt: seenAt === null ? null : Date.parse(seenAt),
        }))
        .sort((one, other) => one.startedAt - other.startedAt);
    },
  });
}

/** A button that lists who is on shift, and how old the last position of each is (RIDE-13). */
export function RidersOnShift({ userId }: { userId: string }) {
  const texts = useTexts(riderTexts);
  return (
    <ToolDialog icon={Bike} label={texts.open} title={texts.title}>
      <List userId={userId} />
    </ToolDialog>
  );
}

function List({ userId }: { userId: string }) {
  const texts = useTexts(riderTexts);
  const { timeOfDay } = useDates();
  const query = useQuery(onShiftQuery(useSdk(), userId));
  const now = useNow(query.dataUpdatedAt).getTime();
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data) return <DialogSkeleton label={texts.loading} height="h-40" />;
  if (query.data.length === 0) return <p className="p-5 pt-3 text-muted">{texts.none}</p>;
  const seenWords = (seenAt: number | null) => {
    if (seenAt === null) return texts.never;
    const minutes = Math.max(0, Math.floor((now - seenAt) / MINUTE));
    return isSilent(seenAt, now) ? texts.silent(minutes) : texts.seen(minutes);
  };
  return (
    <ul className="grid p-5 pt-3">
      {query.data.map(({ id, name, startedAt, seenAt }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-line border-t py-3">
          <span className="wrap-anywhere min-w-0 flex-1 basis-40 font-semibold">{name || texts.noName}</span>
          <span className="text-muted tabular-nums">{texts.since(timeOfDay(new Date(startedAt)))}</span>
          <span
            className={`basis-56 tabular-nums ${seenAt !== null && !isSilent(seenAt, now) ? 'text-good' : 'text-danger'}`}
          >
            {seenWords(seenAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
