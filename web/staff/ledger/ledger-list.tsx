import { NotebookText } from 'lucide-react';
import { Link } from 'react-router';
import { type DebtAge, debtAge } from '#domain/ledger/ages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ChoiceFilter } from '#web/ui/lists/list-filters.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { useBalanceText } from './balance-text.tsx';
import { LEDGER_SIDES, type LedgerPerson, ledgerPeopleQuery, sideOf } from './queries.ts';
import { ledgerAdminTexts } from './texts.ts';

const TONES: Record<DebtAge, BadgeTone> = { week: 'neutral', month: 'accent', older: 'warm' };

function Since({ since, now }: { since: string; now: Date }) {
  const texts = useTexts(ledgerAdminTexts);
  const { shortDate } = useDates();
  const age = debtAge(new Date(since), now);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2 md:justify-start">
      <time dateTime={since} className="whitespace-nowrap">
        {shortDate(new Date(since))}
      </time>
      <Badge tone={TONES[age]}>{texts.ages[age]}</Badge>
    </span>
  );
}

/** Customers with their balances: who owes, who has credit, or everybody. */
export function LedgerList() {
  const adminId = useAdminId();
  const address = useListAddress();
  const texts = useTexts(ledgerAdminTexts);
  const balanceText = useBalanceText();
  const side = sideOf(address.get('side'));
  const query = useList(ledgerPeopleQuery(useSdk(), adminId, { side, search: address.get('q') }));
  const now = useNow(query.dataUpdatedAt);

  const columns: Column<LedgerPerson>[] = [
    {
      name: texts.columns.name,
      plain: true,
      cell: ({ id, name, phone, email }) => (
        <span className="block min-w-0">
          <Link
            to={`/admin/ledger/${id}`}
            className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name ?? texts.noName}
          </Link>
          <span className="block text-muted text-sm">{phone ?? email ?? texts.noPhone}</span>
        </span>
      ),
    },
    ...(side === 'owing'
      ? [
          {
            name: texts.columns.since,
            cell: ({ owedSince }: LedgerPerson) => owedSince && <Since since={owedSince} now={now} />,
          },
        ]
      : []),
    {
      name: texts.columns.balance,
      end: true,
      cell: ({ balance }) => (
        <span className={`font-semibold tabular-nums ${balance < 0 ? 'text-danger' : ''}`}>
          {balanceText(balance)}
        </span>
      ),
    },
  ];

  return (
    <SearchedList
      query={query}
      columns={columns}
      texts={texts}
      Icon={NotebookText}
      filters={[
        {
          name: 'side',
          field: (
            <ChoiceFilter
              label={texts.side}
              value={side}
              onChange={(value) => address.set({ side: value })}
              choices={LEDGER_SIDES.map((value) => ({ value, label: texts.sides[value] }))}
            />
          ),
        },
      ]}
    />
  );
}
