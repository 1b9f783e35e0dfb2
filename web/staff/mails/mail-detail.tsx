import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MailView } from '#domain/mails/view.ts';
import { useDates } from '#web/lib/dates.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { MailContentView } from './mail-content.tsx';
import { hiddenText, reasonText, STATUS_TONES } from './present.ts';
import { type MailLine, mailQuery, revealMail } from './queries.ts';
import { mailTexts } from './texts.ts';
import { useKindWords } from './use-kind-words.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[7rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}

/** A mail that holds a secret: a button shows it, which the audit log records. */
function Revealable({ id }: { id: string }) {
  const sdk = useSdk();
  const texts = useTexts(mailTexts).secret;
  const reveal = useMutation({ mutationFn: () => revealMail(sdk, id) });
  if (reveal.data) return <MailContentView content={reveal.data} />;
  return (
    <div className="grid justify-items-start gap-4">
      {reveal.isError && <Notice tone="error">{texts.showFailed}</Notice>}
      <p>{texts.revealable}</p>
      <Button busy={reveal.isPending} busyLabel={texts.showing} onClick={() => reveal.mutate()}>
        <Eye className="size-5" aria-hidden="true" />
        {texts.show}
      </Button>
    </div>
  );
}

/** The mail's content, a button that shows it, or why it is not shown. */
function Content({ line, view }: { line: MailLine; view: MailView }) {
  const texts = useTexts(mailTexts);
  if (view.view === 'words') return <MailContentView content={view.content} />;
  if (view.view === 'revealable') return <Revealable id={line.id} />;
  return <Notice>{hiddenText(view.view, line.status, texts)}</Notice>;
}

/** One mail of the outbox: its recipient, status and content. */
export function MailDetail({ id }: { id: string }) {
  const adminId = useAdminId();
  const query = useQuery(mailQuery(useSdk(), adminId, id));
  const { shortDateAndTime } = useDates();
  const texts = useTexts(mailTexts);
  const kindOf = useKindWords();
  if (query.isPending)
    return (
      <Loading label={texts.loadingOne}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (!query.data) {
    if (refusalOf(query.error)?.type === 'document_not_found')
      return (
        <EmptyState
          heading="h1"
          picture={<Mail className="size-14" aria-hidden="true" />}
          title={texts.noSuchMail}
        />
      );
    return <ErrorState title={texts.loadFailed} query={query} />;
  }
  const { line, view } = query.data;
  const content = view.view === 'words' ? view.content : undefined;
  const reason = reasonText(line, texts);
  return (
    <>
      <h1 className="wrap-anywhere text-3xl md:text-4xl">{kindOf(line.kind)}</h1>
      <dl className="my-6 divide-y divide-line border-line border-y">
        <Fact name={texts.columns.to}>{line.to ?? texts.kitchen}</Fact>
        {content && <Fact name={texts.subject}>{content.subject}</Fact>}
        {content?.replyTo && <Fact name={texts.repliesGoTo}>{content.replyTo}</Fact>}
        <Fact name={texts.written}>
          <time dateTime={line.createdAt}>{shortDateAndTime(new Date(line.createdAt))}</time>
        </Fact>
        <Fact name={texts.columns.status}>
          <Badge tone={STATUS_TONES[line.status]}>{texts.statuses[line.status]}</Badge>
          {reason && (
            <span className={`mt-1 block ${line.status === 'failed' ? 'text-danger' : 'text-muted'}`}>
              {reason}
            </span>
          )}
        </Fact>
      </dl>
      <Content line={line} view={view} />
    </>
  );
}
