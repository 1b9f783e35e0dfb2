import { NotebookText } from 'lucide-react';
import { Link } from 'react-router';
import { DEBT_LIGHTS } from '#domain/ledger/debt-light.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ChoiceFilter } from '#web/ui/lists/list-filters.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { useBalanceText } from './balance-text.tsx';
import { Light, useJudge } from './debts/debt-light.tsx';
import { type Debtor, ReminderWalk } from './debts/reminder-walk.tsx';
import { LEDGER_SIDES, type LedgerPerson, ledgerPeopleQuery, sideOf } from './queries.ts';
import { ledgerAdminTexts } from './texts.ts';

/** Customers with their balances: who owes, who has credit, or everybody. */
export function LedgerList() {
  const adminId = useAdminId();
  const address = useListAddress();
  const texts = useTexts(ledgerAdminTexts);
  const balanceText = useBalanceText();
  const side = sideOf(address.get('side'));
  const query = useList(ledgerPeopleQuery(useSdk(), adminId, { side, search: address.get('q') }));
  const judge = useJudge(useNow(query.dataUpdatedAt));
  const urgency = ({ debt }: Debtor) => DEBT_LIGHTS.indexOf(debt.light);
  const debtors = (query.data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .flatMap((person) => {
      const debt = judge(person);
      return debt ? [{ person, debt }] : [];
    })
    .sort((one, other) => urgency(other) - urgency(one));

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
            name: texts.columns.light,
            cell: (person: LedgerPerson) => {
              const debt = judge(person);
              return debt && <Light person={person} debt={debt} atEnd />;
            },
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
    >
      {side === 'owing' && <ReminderWalk debtors={debtors} />}
    </SearchedList>
  );
}
