import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { useSdk } from '#web/lib/sdk.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { KIND_WORDS, mailTime, STATUS_WORDS } from './present.ts';
import { type MailLine, mailsQuery } from './queries.ts';

function Line({ mail }: { mail: MailLine }) {
  const { words, tone } = STATUS_WORDS[mail.status];
  return (
    <li>
      <Link
        to={`/admin/mail/${mail.id}`}
        className="flex items-center gap-3 px-4 py-3.5 transition-colors duration-150 hover:bg-ink/5 md:px-5"
      >
        <span className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 md:grid-cols-[1fr_1fr_auto]">
          <span className="min-w-0">
            <span className="block truncate font-semibold">{mail.subject}</span>
            <span className="block text-muted text-sm">{KIND_WORDS[mail.kind]}</span>
          </span>
          <span className="min-w-0">
            <span className="block truncate">{mail.to}</span>
            <time dateTime={mail.createdAt} className="block text-muted text-sm">
              {mailTime(mail.createdAt)}
            </time>
          </span>
          <span className="mt-1 flex items-center md:mt-0 md:w-28">
            <Badge tone={tone}>{words}</Badge>
          </span>
          {mail.error && <span className="text-danger text-sm md:col-span-3">{mail.error}</span>}
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </Link>
    </li>
  );
}

/** Every mail the kitchen wrote, newest first. */
export function MailList({ adminId }: { adminId: string }) {
  const query = useInfiniteQuery(mailsQuery(useSdk(), adminId));
  if (query.isPending)
    return (
      <Loading label="Loading mails...">
        <Skeleton className="h-64" />
      </Loading>
    );
  if (query.isLoadingError)
    return (
      <ErrorState
        title="The mails could not be loaded"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const mails = query.data.pages.flat();
  if (mails.length === 0)
    return (
      <EmptyState picture={<Mail className="size-14" aria-hidden="true" />} title="No mails yet">
        Verifications, password resets and order confirmations will show up here.
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
        {mails.map((mail) => (
          <Line key={mail.id} mail={mail} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
