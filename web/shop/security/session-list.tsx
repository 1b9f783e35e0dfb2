import { useQuery } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { Monitor, Smartphone, Tablet, Tv } from 'lucide-react';
import { useState } from 'react';
import { Moment } from '#web/brand/moment.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { deviceKind, deviceWords } from './device.ts';
import { sessionsQuery, useEndSessions } from './sessions.ts';
import { sessionTexts } from './texts.tsx';

const ICONS = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, tv: Tv };

interface SessionRowProps {
  session: Models.Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const texts = useTexts(sessionTexts);
  const kind = deviceKind(session);
  const Icon = ICONS[kind];
  const device = deviceWords(session, texts);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ink/6 text-muted">
        <Icon className="size-5" aria-hidden="true" />
        <span className="sr-only">{texts.kinds[kind]}</span>
      </span>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          <Badge tone="good">{texts.active}</Badge>
          {session.current && <Badge>{texts.thisDevice}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {texts.lastUsed(<Moment at={session.$updatedAt} />)}
          {session.ip && `\u00a0· ${session.ip}`}
        </p>
      </div>
      {!session.current && (
        <Button variant="secondary" busy={busy} busyLabel={texts.ending} onClick={onEnd}>
          {texts.end}
          <span className="sr-only">{texts.endOf(device)}</span>
        </Button>
      )}
    </li>
  );
}

/** The sessions of a person; each but the current one can be ended. */
export function SessionList({ user }: { user: CurrentUser }) {
  const texts = useTexts(sessionTexts);
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery(useSdk(), user.$id));
  const endSessions = useEndSessions(user);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const others = data?.filter(({ current }) => !current).map(({ $id }) => $id) ?? [];

  const end = async (ids: readonly string[]) => {
    setEnding(ids);
    try {
      await endSessions(ids);
      toast.success(ids.length > 1 ? texts.endedAll : texts.ended);
    } catch {
      toast.error(texts.endFailed);
    } finally {
      setEnding([]);
      setAsking(false);
    }
  };

  const endAll = others.length > 1 && (
    <Button variant="secondary" onClick={() => setAsking(true)}>
      {texts.endAll}
    </Button>
  );
  return (
    <Panel title={texts.title} action={endAll}>
      {data ? (
        <ul className="divide-y divide-line">
          {data.map((session) => (
            <SessionRow
              key={session.$id}
              session={session}
              busy={ending.includes(session.$id)}
              onEnd={() => void end([session.$id])}
            />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={texts.loadFailed} query={{ refetch, isFetching }} />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-16" />
        </Loading>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.endAllQuestion}
        confirmLabel={texts.endThem}
        busy={ending.length > 0}
        busyLabel={texts.ending}
        onConfirm={() => void end(others)}
        onClose={() => setAsking(false)}
      >
        {texts.endAllMeans}
      </ConfirmDialog>
    </Panel>
  );
}
