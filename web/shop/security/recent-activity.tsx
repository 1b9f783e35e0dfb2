import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '#web/brand/moment.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ACTIVITY_STEP, activityQuery, activityWords } from './activity.ts';
import { deviceWords } from './device.ts';
import { activityTexts, sessionTexts } from './texts.tsx';

/** The latest events of an account, so that its owner notices if somebody else uses it. */
export function RecentActivity({ user }: { user: CurrentUser }) {
  const texts = useTexts(activityTexts);
  const deviceTexts = useTexts(sessionTexts);
  const [count, setCount] = useState(ACTIVITY_STEP);
  const { data, isError, isFetching, refetch } = useQuery(activityQuery(useSdk(), user.$id, count));
  return (
    <Panel title={texts.title}>
      {data ? (
        <>
          <ul className="divide-y divide-line">
            {data.logs.map((log) => (
              <li
                key={log.place}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0"
              >
                <p className="font-semibold">{activityWords(log, texts)}</p>
                <p className="text-muted text-sm">
                  <Moment at={log.time} />
                  {log.clientName && `\u00a0· ${deviceWords(log, deviceTexts)}`}
                  {log.ip && `\u00a0· ${log.ip}`}
                </p>
              </li>
            ))}
          </ul>
          {data.total > data.logs.length && (
            <Button
              variant="secondary"
              className="mt-4"
              busy={isFetching}
              busyLabel={texts.loadingMore}
              onClick={() => setCount(count + ACTIVITY_STEP * 2)}
            >
              {texts.showMore}
            </Button>
          )}
        </>
      ) : isError ? (
        <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Panel>
  );
}
