import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { periodBefore } from '#domain/ledger/house-account.ts';
import { formatMoney, type Paise } from '#domain/money.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AddPerson } from './add-person.tsx';
import { CompanyPrices } from './company-prices.tsx';
import { PersonDialog } from './person-dialog.tsx';
import {
  type CompanyPeople as CompanyPeopleData,
  type CompanyPerson,
  companyPeopleQuery,
} from './queries.ts';
import { companyTexts } from './texts.ts';

/** How many months can be looked at. */
const MONTHS = 12;

/** The months that end with the one of a day, the newest first: `2026-12`. */
function monthsUntil(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) months.push(periodBefore('monthly', `${months.at(-1)}-01`).from.slice(0, 7));
  return months;
}

function Cost({ amount, meals }: { amount: Paise; meals: number }) {
  const texts = useTexts(companyTexts);
  if (amount === 0 && meals === 0) return null;
  return (
    <span className="ml-auto text-right tabular-nums">
      <span className="block font-semibold">{formatMoney(amount)}</span>
      <span className="block text-muted text-sm">{texts.meals(meals)}</span>
    </span>
  );
}

function Person({ person, onOpen }: { person: CompanyPerson; onOpen: () => void }) {
  const texts = useTexts(companyTexts);
  const { shortDate } = useDates();
  const { name, contact, role, isEntered, joinedAt, until } = person;
  return (
    <li className="relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0">
      <span className="min-w-0 flex-1 basis-48">
        {until === null ? (
          <button
            type="button"
            aria-label={texts.open(name)}
            onClick={onOpen}
            className="wrap-anywhere text-left font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            {name}
          </button>
        ) : (
          <span className="wrap-anywhere font-semibold">{name}</span>
        )}
        <span className="wrap-anywhere block text-muted text-sm">
          {until === null ? contact : texts.removedOn(shortDate(new Date(until)))}
        </span>
      </span>
      {until === null && role === 'admin' && <Badge>{texts.admin}</Badge>}
      {until === null && joinedAt === null && (
        <Badge tone={isEntered ? undefined : 'warm'}>{isEntered ? texts.entered : texts.asked}</Badge>
      )}
      <Cost {...person} />
    </li>
  );
}

/** What a company has spent in a month, and what is left of its house account. */
function Spending({
  data: { company, total, house, monthLimit },
  month,
}: {
  data: CompanyPeopleData;
  month: string;
}) {
  const texts = useTexts(companyTexts);
  return (
    <div className="mb-3 grid gap-1">
      <p className="font-display text-2xl leading-tight">{texts.total(formatMoney(total), month)}</p>
      {house && <p className="text-muted">{texts.left(formatMoney(house.left), formatMoney(house.limit))}</p>}
      {monthLimit && (
        <p className={monthLimit.left === 0 ? 'font-semibold text-warm' : 'text-muted'}>
          {texts.monthLeft(formatMoney(monthLimit.left), formatMoney(monthLimit.limit))}
        </p>
      )}
      {!house && <p className="text-warm">{texts.noHouse}</p>}
      {!company.isOpen && <p className="text-warm">{texts.closed}</p>}
    </div>
  );
}

interface CompanyPeopleProps {
  companyId: string;
  viewerId: string;
  /** What time it is. */
  now: Date;
  /** What a month is called: 'December 2026' for `2026-12`. */
  nameOf: (month: string) => string;
}

/** The people of a company with what each has cost in a month; they are added and removed here (PLAN-42 to PLAN-44). */
export function CompanyPeople({ companyId, viewerId, now, nameOf }: CompanyPeopleProps) {
  const texts = useTexts(companyTexts);
  const { timeZone } = useSiteSettings().shop;
  const months = monthsUntil(dayAt(now, timeZone));
  const [chosen, setMonth] = useState<string>();
  const month = chosen ?? months[0] ?? '';
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<string>();
  const query = useQuery({
    ...companyPeopleQuery(useSdk(), viewerId, { companyId, month }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const open = data?.people.find(({ memberId }) => memberId === opened);
  return (
    <Panel
      title={texts.people}
      action={
        <Button onClick={() => setAdding(true)}>
          <UserPlus className="size-5" aria-hidden="true" />
          {texts.add}
        </Button>
      }
    >
      {query.isPending && (
        <Loading label={texts.loading}>
          <Skeleton className="h-48" />
        </Loading>
      )}
      {query.isLoadingError && <ErrorState title={texts.loadFailed} query={query} />}
      {data && (
        <>
          <CompanyPrices companyId={companyId} asked={data.newPrices} />
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <Spending data={data} month={nameOf(month)} />
            <div className="min-w-[min(11rem,100%)]">
              <Select
                label={texts.month}
                name="month"
                required
                value={month}
                onPick={setMonth}
                choices={months.map((value) => ({ value, label: nameOf(value) }))}
              />
            </div>
          </div>
          <p className="mt-3 mb-1 text-muted">{data.people.length === 0 ? texts.nobody : texts.peopleHint}</p>
          <ul>
            {data.people.map((person) => (
              <Person key={person.memberId} person={person} onOpen={() => setOpened(person.memberId)} />
            ))}
            {data.others.meals > 0 && (
              <li className="flex min-h-14 items-center gap-4 border-line border-t py-3">
                <span className="text-muted">{texts.others}</span>
                <Cost {...data.others} />
              </li>
            )}
          </ul>
        </>
      )}
      {isAdding && <AddPerson companyId={companyId} onClose={() => setAdding(false)} />}
      {open && <PersonDialog companyId={companyId} person={open} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}
