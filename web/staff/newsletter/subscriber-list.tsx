import { Newspaper } from 'lucide-react';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { ExportButton } from './export-button.tsx';
import { type Subscriber, subscribersQuery } from './queries.ts';
import { subscriberTexts } from './texts.ts';

const TONES: Record<Subscriber['state'], BadgeTone> = {
  confirmed: 'good',
  pending: 'accent',
  unsubscribed: 'neutral',
};

/** The newsletter's addresses, with a search, a filter by state and an export. */
export function SubscriberList() {
  const adminId = useAdminId();
  const address = useListAddress();
  const { shortDate } = useDates();
  const texts = useTexts(subscriberTexts);
  const query = useList(subscribersQuery(useSdk(), adminId, address));

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
    <SearchedList
      query={query}
      columns={columns}
      texts={texts}
      Icon={Newspaper}
      filters={[{ name: 'state', label: texts.columns.state, all: texts.everybody, choices: texts.states }]}
    >
      <ExportButton search={address.get('q')} />
    </SearchedList>
  );
}
