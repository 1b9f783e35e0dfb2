import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { STATUS_TONES } from './present.ts';
import { type MailLine, mailsQuery, refetchAfter } from './queries.ts';
import { mailTexts } from './texts.ts';
import { useKindWords } from './use-kind-words.ts';

function Status({ mail }: { mail: MailLine }) {
  const texts = useTexts(mailTexts);
  return (
    <span className="block min-w-0 max-md:text-right">
      <Badge tone={STATUS_TONES[mail.status]}>{texts.statuses[mail.status]}</Badge>
      {mail.error && <span className="mt-1 block text-danger text-sm">{mail.error}</span>}
    </span>
  );
}

/** Every mail of the outbox, the newest first, with a search and a filter by status. */
export function MailList() {
  const adminId = useAdminId();
  const { shortDateAndTime } = useDates();
  const texts = useTexts(mailTexts);
  const kindOf = useKindWords();
  const query = useList({
    ...mailsQuery(useSdk(), adminId, useListAddress()),
    refetchInterval: ({ state }) => refetchAfter(state.data?.pages.flatMap(({ rows }) => rows) ?? []),
  });

  const columns: Column<MailLine>[] = [
    {
      name: texts.columns.mail,
      plain: true,
      cell: (mail) => (
        <span className="block min-w-0">
          <Link
            to={`/admin/mail/${mail.id}`}
            className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {kindOf(mail.kind)}
          </Link>
          <time dateTime={mail.createdAt} className="block whitespace-nowrap text-muted text-sm">
            {shortDateAndTime(new Date(mail.createdAt))}
          </time>
        </span>
      ),
    },
    {
      name: texts.columns.to,
      plain: true,
      cell: ({ to }) => <span className="wrap-anywhere block min-w-0">{to ?? texts.kitchen}</span>,
    },
    { name: texts.columns.status, cell: (mail) => <Status mail={mail} /> },
  ];

  return (
    <SearchedList
      query={query}
      columns={columns}
      texts={texts}
      Icon={Mail}
      filters={[
        { name: 'status', label: texts.columns.status, all: texts.everyMail, choices: texts.statuses },
      ]}
    />
  );
}
