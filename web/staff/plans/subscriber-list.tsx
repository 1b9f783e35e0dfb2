import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PhoneCall, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { BALANCE } from '#domain/payments/methods.ts';
import { SHOWN_SUBSCRIBERS } from '#domain/plans/subscribers.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ChoiceFilter } from '#web/ui/lists/list-filters.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { useCallerDialogs } from './callers/use-caller-dialogs.tsx';
import { mealTimesQuery, plansQuery } from './queries.ts';
import { ChangeDialog } from './subscribers/change-dialog.tsx';
import { type SubscriberRow, shownOf, subscribersQuery } from './subscribers/queries.ts';
import { SubscribeDialog } from './subscribers/subscribe-dialog.tsx';
import { planSubscriberTexts } from './subscribers/texts.ts';
import { TomorrowPanel } from './subscribers/tomorrow.tsx';
import { useDayWords, useNextWords, usePauseWords } from './subscribers/words.ts';
import { useWeekdayWords } from './weekday-words.ts';

/**
 * How many eat tomorrow, and who eats by a plan, with a dialog for each, and one that subscribes a caller (PLAN-32).
 * @param children stands between the two: the cutoffs of tomorrow wait for nothing
 */
export function PlanSubscriberList({ children }: { children?: ReactNode }) {
  const sdk = useSdk();
  const adminId = useAdminId();
  const address = useListAddress();
  const texts = useTexts(planSubscriberTexts);
  const show = shownOf(address.get('show'));
  const query = useInfiniteQuery({
    ...subscribersQuery(sdk, adminId, { show, search: address.get('q') }),
    placeholderData: keepPreviousData,
  });
  const { data: plans = [] } = useQuery(plansQuery(sdk, adminId));
  const { data: mealTimes = [] } = useQuery(mealTimesQuery(sdk, adminId));
  const [opened, setOpened] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const { openMeals, dialog } = useCallerDialogs();
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const open = pages.flatMap(({ rows }) => rows).find(({ id }) => id === opened);
  const tomorrow = first?.tomorrow;
  const daysOf = useWeekdayWords();
  const dayOf = useDayWords();
  const pauseWords = usePauseWords();
  const nextWords = useNextWords(mealTimes, tomorrow?.date);
  const nameOf = (id: string) => mealTimes.find(({ $id }) => $id === id)?.name ?? '';
  const skipped = ({ tomorrow: meals }: SubscriberRow) =>
    meals.filter(({ state }) => state === 'skipped').map(({ mealTimeId }) => nameOf(mealTimeId));

  const columns: Column<SubscriberRow>[] = [
    {
      name: texts.columns.name,
      place: 'max-md:col-start-1 max-md:row-start-1',
      cell: (row) => (
        <span className="block min-w-0">
          <button
            type="button"
            aria-label={texts.openOf(row.name ?? texts.noName)}
            onClick={() => setOpened(row.id)}
            className="text-left font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {row.name ?? texts.noName}
          </button>
          <span className="block text-muted text-sm tabular-nums">{row.phone}</span>
        </span>
      ),
    },
    {
      name: texts.columns.plan,
      place: 'max-md:col-span-2 max-md:row-start-2',
      cell: ({ planName, mealTimeIds, weekdays, quantity, trial, state, endsOn, bundleLeft }) => (
        <span className="block min-w-0">
          <span className="block">
            {planName} {trial && <Badge tone="accent">{texts.trial}</Badge>}{' '}
            {state === 'ended' && <Badge>{texts.ended}</Badge>}
          </span>
          <span className="block text-muted text-sm">
            {[
              mealTimeIds.map(nameOf).join(', '),
              daysOf(weekdays),
              ...(quantity > 1 ? [texts.people(quantity)] : []),
              ...(endsOn ? [texts.endsOn(dayOf(endsOn))] : []),
              ...(bundleLeft > 0 ? [texts.bundleLeft(bundleLeft)] : []),
            ].join(' · ')}
          </span>
        </span>
      ),
    },
    {
      name: texts.columns.next,
      place: 'max-md:col-span-2 max-md:row-start-3',
      cell: (row) => (
        <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="block min-w-0">
            {row.state === 'active' && nextWords(row)}
            {skipped(row).length > 0 && (
              <span className="block text-sm text-warm">{texts.skips(skipped(row).join(', '))}</span>
            )}
            {row.pauses.map((pause) => (
              <span key={pause.$id} className="block text-sm text-warm">
                {pauseWords(pause)}
              </span>
            ))}
          </span>
          {row.state === 'active' && (
            <Button
              variant="secondary"
              className="relative z-10"
              aria-label={texts.mealsOf(row.name ?? texts.noName)}
              onClick={() => openMeals({ userId: row.userId, name: row.name, phone: `${row.phone ?? ''}` })}
            >
              {texts.meals}
            </Button>
          )}
        </span>
      ),
    },
    {
      name: texts.columns.balance,
      end: true,
      place: 'max-md:col-start-2 max-md:row-start-1',
      cell: ({ balance, price, paidBy, company }) =>
        company !== null ? (
          <span className="wrap-anywhere">{texts.paidByCompany(company)}</span>
        ) : (
          <span
            className={`whitespace-nowrap tabular-nums ${paidBy === BALANCE && balance < price ? 'font-semibold text-danger' : ''}`}
          >
            {formatMoney(balance)}
          </span>
        ),
    },
  ];

  return (
    <>
      {tomorrow && <TomorrowPanel tomorrow={tomorrow} mealTimes={mealTimes} />}
      {children}
      <SearchedList
        query={query}
        columns={columns}
        dense
        texts={texts}
        Icon={Users}
        filters={[
          {
            name: 'show',
            field: (
              <ChoiceFilter
                label={texts.show}
                value={show}
                onChange={(value) => address.set({ show: value === 'active' ? '' : value })}
                choices={SHOWN_SUBSCRIBERS.map((value) => ({
                  value,
                  label: texts.shown[value](first?.counts[value] ?? 0),
                }))}
              />
            ),
          },
        ]}
      >
        <Button className="md:ml-auto" onClick={() => setAdding(true)}>
          <PhoneCall className="size-5" aria-hidden="true" />
          {texts.form.add}
        </Button>
      </SearchedList>
      {dialog}
      {isAdding && <SubscribeDialog plans={plans} mealTimes={mealTimes} onClose={() => setAdding(false)} />}
      {open && (
        <ChangeDialog
          key={open.id}
          subscriber={open}
          plans={plans}
          mealTimes={mealTimes}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
