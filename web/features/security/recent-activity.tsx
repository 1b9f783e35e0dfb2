import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '#web/brand/moment.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ACTIVITY_STEP, activityQuery, activityWords } from './activity.ts';
import { sessionMessages } from './session-messages.ts';
import { sessionWords } from './session-words.ts';

/** What happened to the account lately, so that its owner notices what was not them. */
export function RecentActivity({ user }: { user: CurrentUser }) {
  const [count, setCount] = useState(ACTIVITY_STEP);
  const { data, isError, isFetching, refetch } = useQuery(activityQuery(useSdk(), user.$id, count));
  return (
    <Panel title="Recent activity">
      {data ? (
        <>
          <ul className="divide-y divide-line">
            {data.logs.map((log) => (
              <li
                key={log.place}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0"
              >
                <p className="font-semibold">{activityWords(log)}</p>
                <p className="text-muted text-sm">
                  <Moment at={log.time} />
                  {log.clientName && ` · ${sessionWords(log)}`}
                  {log.ip && ` · ${log.ip}`}
                </p>
              </li>
            ))}
          </ul>
          {data.total > data.logs.length && (
            <Button
              variant="secondary"
              className="mt-4"
              busy={isFetching}
              busyLabel="Loading..."
              onClick={() => setCount(count + ACTIVITY_STEP * 2)}
            >
              Show more
            </Button>
          )}
        </>
      ) : isError ? (
        <ErrorState title={sessionMessages.activityFailed} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading recent activity...">
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Panel>
  );
}
