import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ChoiceFilter, ListFilters } from '#web/ui/list-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { STATE_WORDS, type Subscriber, subscribersQuery } from './subscriber-queries.ts';

const TONES: Record<Subscriber['state'], BadgeTone> = {
  confirmed: 'good',
  pending: 'accent',
  unsubscribed: 'neutral',
};

const STATES = [
  { value: '', label: 'Everybody' },
  ...Object.entries(STATE_WORDS).map(([value, label]) => ({ value, label })),
];

/** The newsletter's addresses, and a way to take them elsewhere. */
export function SubscriberList({ adminId }: { adminId: string }) {
  const address = useListAddress();
  const { shortDate } = useDates();
  const filter = { search: address.get('q'), state: address.get('state') };
  const query = useInfiniteQuery({
    ...subscribersQuery(useSdk(), adminId, filter),
    placeholderData: keepPreviousData,
  });

  const columns: Column<Subscriber>[] = [
    { name: 'Email', plain: true, cell: ({ email }) => <span className="font-semibold">{email}</span> },
    { name: 'State', cell: ({ state }) => <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge> },
    {
      name: 'Since',
      end: true,
      cell: ({ since }) => <time dateTime={since}>{shortDate(new Date(since))}</time>,
    },
  ];

  return (
    <>
      <ListFilters>
        <SearchField
          value={filter.search}
          onSearch={(q) => address.set({ q })}
          label="Search subscribers"
          placeholder="Part of an address"
        />
        <ChoiceFilter
          label="State"
          value={filter.state}
          onChange={(state) => address.set({ state })}
          choices={STATES}
        />
        <ExportButton adminId={adminId} search={filter.search} />
      </ListFilters>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          label: 'Subscribers',
          unit: (count) => (count === 1 ? 'address' : 'addresses'),
          loading: 'Loading subscribers...',
          failed: 'Failed to load subscribers',
          empty: 'No subscribers yet',
          emptyHint: 'Whoever asks for the newsletter will show up here.',
        }}
        picture={<Newspaper className="size-14" aria-hidden="true" />}
        onClear={filter.search || filter.state ? () => address.set({ q: '', state: '' }) : undefined}
      />
    </>
  );
}
