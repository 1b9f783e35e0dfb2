import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { kindWords } from '#domain/mails/kind-words.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ChoiceFilter, ListFilters } from '#web/ui/list-filters.tsx';
import { recipientWords, STATUS_WORDS } from './present.ts';
import { askAgainAfter, type MailLine, mailsQuery } from './queries.ts';

const STATUSES = [
  { value: '', label: 'Every mail' },
  ...Object.entries(STATUS_WORDS).map(([value, { words }]) => ({ value, label: words })),
];

function Status({ mail }: { mail: MailLine }) {
  const { words, tone } = STATUS_WORDS[mail.status];
  return (
    <span className="block min-w-0 max-md:text-right">
      <Badge tone={tone}>{words}</Badge>
      {mail.error && <span className="mt-1 block text-danger text-sm">{mail.error}</span>}
    </span>
  );
}

/** Every mail the kitchen wrote, the newest first. */
export function MailList({ adminId }: { adminId: string }) {
  const address = useListAddress();
  const { shortDateAndTime } = useDates();
  const filter = { search: address.get('q'), status: address.get('status') };
  const query = useInfiniteQuery({
    ...mailsQuery(useSdk(), adminId, filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askAgainAfter(state.data?.pages.flatMap(({ rows }) => rows) ?? []),
  });

  const columns: Column<MailLine>[] = [
    {
      name: 'Mail',
      plain: true,
      cell: (mail) => (
        <span className="block min-w-0">
          <Link
            to={`/admin/mail/${mail.id}`}
            className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {kindWords(mail.kind)}
          </Link>
          <time dateTime={mail.createdAt} className="block whitespace-nowrap text-muted text-sm">
            {shortDateAndTime(new Date(mail.createdAt))}
          </time>
        </span>
      ),
    },
    {
      name: 'To',
      plain: true,
      cell: ({ to }) => <span className="wrap-anywhere block min-w-0">{recipientWords(to)}</span>,
    },
    { name: 'Status', cell: (mail) => <Status mail={mail} /> },
  ];

  return (
    <>
      <ListFilters>
        <SearchField
          value={filter.search}
          onSearch={(q) => address.set({ q })}
          label="Search mail"
          placeholder="Address or kind of mail"
        />
        <ChoiceFilter
          label="Status"
          value={filter.status}
          onChange={(status) => address.set({ status })}
          choices={STATUSES}
        />
      </ListFilters>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          label: 'Mail',
          unit: (count) => (count === 1 ? 'mail' : 'mails'),
          loading: 'Loading mails...',
          failed: 'Failed to load mails',
          empty: 'No mails yet',
          emptyHint: 'Verifications, password resets and order confirmations will show up here.',
        }}
        picture={<Mail className="size-14" aria-hidden="true" />}
        onClear={filter.search || filter.status ? () => address.set({ q: '', status: '' }) : undefined}
      />
    </>
  );
}
