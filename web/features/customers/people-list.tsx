import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { phoneLink } from '#domain/phone.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { adminMessages } from './messages.ts';
import { type Person, peopleQuery } from './queries.ts';

interface PeopleListProps {
  adminId: string;
  admins: boolean;
  search: string;
  onClear: () => void;
  /** Asks before a role changes. */
  onAsk: (person: Person) => void;
  /** Whose role is changing. */
  changing: string | undefined;
}

function Role({ person, onAsk, busy }: { person: Person; onAsk: () => void; busy: boolean }): ReactNode {
  if (person.isSuperAdmin) return <Badge tone="accent">Always an admin</Badge>;
  return (
    <Button variant="secondary" busy={busy} onClick={onAsk} className="max-md:w-full">
      {person.isAdmin ? 'Remove admin' : 'Make admin'}
      <span className="sr-only">: {person.name}</span>
    </Button>
  );
}

function PhoneLink({ phone }: { phone: string | null }): ReactNode {
  if (!phone) return 'Not given';
  return (
    <a href={phoneLink(phone)} className="underline-offset-4 hover:underline">
      {phone}
    </a>
  );
}

/** One half of the registered users: the admins, or the customers. */
export function PeopleList({ adminId, admins, search, onClear, onAsk, changing }: PeopleListProps) {
  const id = useId();
  const { shortDate } = useDates();
  const query = useInfiniteQuery({
    ...peopleQuery(useSdk(), adminId, { admins, search }),
    placeholderData: keepPreviousData,
  });
  const title = admins ? 'Admins' : 'Customers';

  const columns: Column<Person>[] = [
    {
      name: 'Name',
      plain: true,
      cell: (person) => (
        <span className="block min-w-0">
          <span className="font-semibold">{person.name}</span>
          {person.id === adminId && <span className="text-muted"> (you)</span>}
          <span className="block text-muted text-sm">
            {person.email}
            {person.verified && (
              <BadgeCheck className="ml-1 inline size-4 text-good" role="img" aria-label="verified" />
            )}
          </span>
        </span>
      ),
    },
    { name: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
    {
      name: 'Since',
      wide: true,
      cell: ({ since }) => <time dateTime={since}>{shortDate(new Date(since))}</time>,
    },
    {
      name: 'Role',
      end: true,
      plain: true,
      cell: (person) => <Role person={person} onAsk={() => onAsk(person)} busy={person.id === changing} />,
    },
  ];

  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="mb-2 text-2xl">
        {title}
      </h2>
      <DataList
        query={query}
        columns={columns}
        rowKey={(person) => person.id}
        texts={{
          label: title,
          unit: (count) =>
            admins ? (count === 1 ? 'admin' : 'admins') : count === 1 ? 'customer' : 'customers',
          loading: `Loading ${title.toLowerCase()}...`,
          failed: adminMessages.customersFailed,
          empty: admins ? 'No admins yet' : 'No customers yet',
          emptyHint: 'Whoever signs up will show up here.',
        }}
        picture={<Users className="size-14" aria-hidden="true" />}
        onClear={search ? onClear : undefined}
        heading="h3"
      />
    </section>
  );
}
