import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ChoiceFilter, ListFilters } from '#web/ui/list-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { type Subscriber, subscribersQuery } from './subscriber-queries.ts';
import { subscriberTexts } from './subscriber-texts.ts';

const TONES: Record<Subscriber['state'], BadgeTone> = {
  confirmed: 'good',
  pending: 'accent',
  unsubscribed: 'neutral',
};

/** The newsletter's addresses, with a search, a filter by state and an export. */
export function SubscriberList({ adminId }: { adminId: string }) {
  const address = useListAddress();
  const { shortDate } = useDates();
  const texts = useTexts(subscriberTexts);
  const filter = { search: address.get('q'), state: address.get('state') };
  const query = useInfiniteQuery({
    ...subscribersQuery(useSdk(), adminId, filter),
    placeholderData: keepPreviousData,
  });

  const columns: Column<Subscriber>[] = [
    {
      name: texts.columns.email,
      plain: true,
      cell: ({ email }) => <span className="font-semibold">{email}</span>,
    },
    {
      name: texts.columns.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
    },
    {
      name: texts.columns.since,
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
          label={texts.search}
          placeholder={texts.searchHint}
        />
        <ChoiceFilter
          label={texts.columns.state}
          value={filter.state}
          onChange={(state) => address.set({ state })}
          choices={[
            { value: '', label: texts.everybody },
            ...Object.entries(texts.states).map(([value, label]) => ({ value, label })),
          ]}
        />
        <ExportButton adminId={adminId} search={filter.search} />
      </ListFilters>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={texts.list}
        picture={<Newspaper className="size-14" aria-hidden="true" />}
        onClear={filter.search || filter.state ? () => address.set({ q: '', state: '' }) : undefined}
      />
    </>
  );
}
