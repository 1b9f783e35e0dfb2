import { BadgeCheck, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { groupDigits } from '#domain/money.ts';
import { phoneLink } from '#domain/phone.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/lists/data-list.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { BlockOrders } from './block-orders.tsx';
import { KitchenNote } from './kitchen-note.tsx';
import { adminsQuery, customersQuery, type RegisteredUser } from './queries.ts';
import { customerTexts } from './texts.ts';

interface PeopleListProps {
  admins: boolean;
  search: string;
  /** How customers are sorted; empty: the newest first. */
  sort: string;
  onClear: () => void;
  /** Called when a button asks to change a person's role; undefined for people who may not change roles. */
  onAsk: ((person: RegisteredUser) => void) | undefined;
  /** The id of the person whose role is being changed. */
  changing: string | undefined;
  /** Whether the kitchen keeps a ledger, so that the list shows balances. */
  hasLedger: boolean;
}

function Role({
  person,
  onAsk,
  busy,
}: {
  person: RegisteredUser;
  onAsk: () => void;
  busy: boolean;
}): ReactNode {
  const texts = useTexts(customerTexts);
  if (person.phoneOnly) return null;
  if (person.isSuperAdmin) return <Badge tone="accent">{texts.alwaysAdmin}</Badge>;
  return (
    <Button variant="secondary" busy={busy} onClick={onAsk} className="max-md:w-full">
      {(person.isAdmin ? texts.demote : texts.promote).button}
      <span className="sr-only">{`: ${person.name ?? texts.noName}`}</span>
    </Button>
  );
}

function PhoneLink({ phone }: { phone: string | null }): ReactNode {
  const texts = useTexts(customerTexts);
  if (!phone) return texts.noPhone;
  return (
    <a href={phoneLink(phone)} className="touchable md:whitespace-nowrap underline-offset-4 hover:underline">
      {phone}
    </a>
  );
}

/** The registered users who are admins, or those who are not. */
export function PeopleList(props: PeopleListProps) {
  const { admins, search, sort, onClear, onAsk, changing, hasLedger } = props;
  const sdk = useSdk();
  const adminId = useAdminId();
  const id = useId();
  const { shortDate } = useDates();
  const query = useList(
    admins ? adminsQuery(sdk, adminId, { search }) : customersQuery(sdk, adminId, { search, sort }),
  );
  const texts = useTexts(customerTexts);
  const list = admins ? texts.admins : texts.customers;

  const columns: Column<RegisteredUser>[] = [
    {
      name: texts.columns.name,
      plain: true,
      cell: (person) => (
        <span className="block min-w-0">
          <span className="font-semibold">{person.name ?? texts.noName}</span>
          {person.id === adminId && <span className="text-muted">{` ${texts.you}`}</span>}
          {person.adminRole && (
            <span className="font-semibold text-warm">{` · ${texts.roles[person.adminRole]}`}</span>
          )}
          <span className="block text-muted text-sm">
            {person.phoneOnly ? texts.phoneOnly : person.email}
            {person.verified && (
              <BadgeCheck className="ml-1 inline size-4 text-good" role="img" aria-label={texts.verified} />
            )}
          </span>
          {!admins && <KitchenNote person={person} />}
        </span>
      ),
    },
    { name: texts.columns.phone, cell: ({ phone }) => <PhoneLink phone={phone} /> },
    {
      name: texts.columns.since,
      wide: true,
      cell: ({ since }) => (
        <time dateTime={since} className="md:whitespace-nowrap">
          {shortDate(new Date(since))}
        </time>
      ),
    },
    ...(admins
      ? []
      : [
          {
            name: texts.columns.orders,
            end: true,
            cell: ({ orders }: RegisteredUser) => <span className="tabular-nums">{groupDigits(orders)}</span>,
          },
          {
            name: texts.columns.spent,
            end: true,
            cell: ({ spent }: RegisteredUser) => <Money paise={spent} />,
          },
          {
            name: texts.columns.lastOrder,
            cell: ({ lastOrderOn }: RegisteredUser) =>
              lastOrderOn ? (
                <time dateTime={lastOrderOn} className="md:whitespace-nowrap">
                  {shortDate(new Date(lastOrderOn))}
                </time>
              ) : (
                <span className="text-muted">{texts.noOrder}</span>
              ),
          },
        ]),
    ...(hasLedger && !admins
      ? [
          {
            name: texts.columns.balance,
            end: true,
            cell: ({ id: personId, name, balance }: RegisteredUser) => (
              <Link
                to={`/admin/ledger/${personId}`}
                className="touchable font-semibold underline-offset-4 hover:underline"
              >
                <Money paise={balance} className={balance < 0 ? 'text-danger' : ''} />
                <span className="sr-only">{`: ${name ?? texts.noName}`}</span>
              </Link>
            ),
          },
        ]
      : []),
    ...(admins
      ? []
      : [
          {
            name: texts.columns.blocked,
            cell: (person: RegisteredUser) =>
              !person.phoneOnly && (
                <span className="flex flex-wrap items-center gap-2">
                  {person.ordersBlocked && <Badge>{texts.blocked}</Badge>}
                  <BlockOrders person={person} />
                </span>
              ),
          },
        ]),
    ...(onAsk
      ? [
          {
            name: texts.columns.role,
            end: true,
            plain: true,
            cell: (person: RegisteredUser) => (
              <Role person={person} onAsk={() => onAsk(person)} busy={person.id === changing} />
            ),
          },
        ]
      : []),
  ];

  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="mb-2 text-2xl">
        {list.label}
      </h2>
      <DataList
        query={query}
        columns={columns}
        rowKey={(person) => person.id}
        texts={list}
        picture={<Users className="size-14" aria-hidden="true" />}
        onClear={search ? onClear : undefined}
        heading="h3"
      />
    </section>
  );
}
