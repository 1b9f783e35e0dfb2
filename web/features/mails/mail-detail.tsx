import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindWords } from '#domain/mails/kind-words.ts';
import type { MailView } from '#domain/mails/view.ts';
import { useDates } from '#web/lib/dates.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { MailWords } from './mail-words.tsx';
import { hiddenWords, recipientWords, STATUS_NOTES, STATUS_WORDS } from './present.ts';
import { type MailLine, mailQuery, revealMail } from './queries.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[7rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}

/** A mail whose words hold a secret: shown when asked for, which is recorded. */
function Revealable({ id }: { id: string }) {
  const sdk = useSdk();
  const reveal = useMutation({ mutationFn: () => revealMail(sdk, id) });
  if (reveal.data) return <MailWords content={reveal.data} />;
  return (
    <div className="grid justify-items-start gap-4">
      {reveal.isError && <Notice tone="error">The mail could not be shown. Please try again.</Notice>}
      <p>
        It holds a link or a code that opens somebody’s account. Show it only to pass it on to its reader:
        that you did is recorded in the audit log.
      </p>
      <Button busy={reveal.isPending} busyLabel="Showing..." onClick={() => reveal.mutate()}>
        <Eye className="size-5" aria-hidden="true" />
        Show this mail
      </Button>
    </div>
  );
}

function Words({ line, view }: { line: MailLine; view: MailView }) {
  if (view.view === 'words') return <MailWords content={view.content} />;
  if (view.view === 'revealable') return <Revealable id={line.id} />;
  return <Notice>{hiddenWords(view.view, line.status)}</Notice>;
}

/** One mail of the outbox. */
export function MailDetail({ adminId, id }: { adminId: string; id: string }) {
  const query = useQuery(mailQuery(useSdk(), adminId, id));
  const { shortDateAndTime } = useDates();
  if (query.isPending)
    return (
      <Loading label="Loading mail...">
        <Skeleton className="h-96" />
      </Loading>
    );
  if (!query.data) {
    if (refusalOf(query.error)?.code === 404)
      return (
        <EmptyState
          heading="h1"
          picture={<Mail className="size-14" aria-hidden="true" />}
          title="There is no such mail"
        />
      );
    return (
      <ErrorState
        title="The mail could not be loaded"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const { line, view } = query.data;
  const { words, tone } = STATUS_WORDS[line.status];
  const content = view.view === 'words' ? view.content : undefined;
  const note = line.error ?? STATUS_NOTES[line.status];
  return (
    <>
      <h1 className="wrap-anywhere text-3xl md:text-4xl">{kindWords(line.kind)}</h1>
      <dl className="my-6 divide-y divide-line border-line border-y">
        <Fact name="To">{recipientWords(line.to)}</Fact>
        {content && <Fact name="Subject">{content.subject}</Fact>}
        {content?.replyTo && <Fact name="Answers go to">{content.replyTo}</Fact>}
        <Fact name="Written">
          <time dateTime={line.createdAt}>{shortDateAndTime(new Date(line.createdAt))}</time>
        </Fact>
        <Fact name="Status">
          <Badge tone={tone}>{words}</Badge>
          {note && (
            <span className={`mt-1 block ${line.status === 'failed' ? 'text-danger' : 'text-muted'}`}>
              {note}
            </span>
          )}
        </Fact>
      </dl>
      <Words line={line} view={view} />
    </>
  );
}
