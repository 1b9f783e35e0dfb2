import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { useSdk } from '#web/lib/sdk.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { linkedText } from './linked-text.ts';
import { STATUS_WORDS } from './present.ts';
import { letterQuery } from './queries.ts';

/** Links of the mail open beside this page: the frame itself may go nowhere. */
const framed = (html: string) => `<base target="_blank">${html}`;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[7rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-break-word min-w-0">{children}</dd>
    </div>
  );
}

/** One mail of the outbox, as its reader sees it and as plain text; its links work. */
export function Letter({ adminId, id }: { adminId: string; id: string }) {
  const query = useQuery(letterQuery(useSdk(), adminId, id));
  const asText = useId();
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
  const mail = query.data;
  const { words, tone } = STATUS_WORDS[mail.status];
  return (
    <>
      <h1 className="wrap-break-word text-3xl md:text-4xl">{mail.subject}</h1>
      <dl className="my-6 divide-y divide-line border-line border-y">
        <Fact name="To">{mail.to}</Fact>
        {mail.replyTo && <Fact name="Answers go to">{mail.replyTo}</Fact>}
        <Fact name="Written">
          <time dateTime={mail.createdAt}>{shortDateAndTime(new Date(mail.createdAt))}</time>
        </Fact>
        <Fact name="Status">
          <Badge tone={tone}>{words}</Badge>
          {mail.error && <span className="ml-3 text-danger">{mail.error}</span>}
        </Fact>
      </dl>
      <iframe
        title="The mail as its reader sees it"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={framed(mail.html)}
        className="h-160 w-full rounded-card border border-line bg-[#FFFFFF]"
      />
      <section aria-labelledby={asText} className="mt-8">
        <h2 id={asText} className="mb-3 text-2xl">
          As plain text
        </h2>
        <div className="wrap-break-word whitespace-pre-wrap rounded-card border border-line bg-paper p-5">
          {linkedText(mail.text).map(({ words: piece, url }, place) =>
            url ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
                key={place}
                href={piece}
                className="break-all text-chilli-text underline underline-offset-2"
              >
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </div>
      </section>
    </>
  );
}
