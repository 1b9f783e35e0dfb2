import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { grievanceCategoryWords, grievanceOutcomeWords } from '#domain/grievances/messages.ts';
import { dueOf } from '#domain/grievances/ticket.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ChoiceFilter } from '#web/ui/lists/list-filters.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EVERY_STATE, type GrievanceRow, grievancesQuery } from './queries.ts';
import { grievanceAdminTexts } from './texts.ts';

const dueNow = ({ state, createdAt, resolveBy }: GrievanceRow, now: Date) =>
  dueOf({ state, createdAt: new Date(createdAt), resolveBy: new Date(resolveBy) }, now);

function GrievanceDetails({ grievance }: { grievance: GrievanceRow }) {
  const texts = useTexts(grievanceAdminTexts);
  const categories = useTexts(grievanceCategoryWords);
  const outcomes = useTexts(grievanceOutcomeWords);
  const { dateAndTime, longDate } = useDates();
  const { name, email, phone, category, orderNumber, text, state, answer, outcome } = grievance;
  return (
    <div className="grid gap-5 p-5">
      <Facts
        facts={[
          {
            name: texts.from,
            value: <span className="wrap-anywhere">{[name, email, phone].filter(Boolean).join(', ')}</span>,
          },
          { name: texts.about, value: categories[category] },
          ...(orderNumber === null ? [] : [{ name: texts.order, value: `#${orderNumber}` }]),
          { name: texts.filed, value: dateAndTime(new Date(grievance.createdAt)) },
          ...(outcome === null
            ? [{ name: texts.settleBy, value: longDate(new Date(grievance.resolveBy)) }]
            : [{ name: texts.outcome, value: outcomes[outcome] }]),
        ]}
      />
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      {state === 'closed' ? (
        answer !== null && (
          <div>
            <h3 className="text-lg">{texts.yourAnswer}</h3>
            <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{answer}</p>
          </div>
        )
      ) : (
        <AnswerForm grievance={grievance} />
      )}
    </div>
  );
}

/** The complaints, at first those that are not closed, what is due first. A complaint opens in a dialog. */
export function GrievanceList({ now }: { now: Date }) {
  const adminId = useAdminId();
  const address = useListAddress();
  const texts = useTexts(grievanceAdminTexts);
  const { shortDateAndTime, longDate } = useDates();
  const [opened, setOpened] = useState<string>();
  const query = useList(grievancesQuery(useSdk(), adminId, address));
  const grievance = query.data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === opened);

  const columns: Column<GrievanceRow>[] = [
    {
      name: texts.columns.ticket,
      plain: true,
      cell: ({ id, ticket, name, createdAt }) => (
        <span className="block min-w-0">
          <button
            type="button"
            onClick={() => setOpened(id)}
            className="whitespace-nowrap font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {ticket}
          </button>
          <span className="wrap-anywhere block text-sm">{name}</span>
          <time dateTime={createdAt} className="block whitespace-nowrap text-muted text-sm">
            {shortDateAndTime(new Date(createdAt))}
          </time>
        </span>
      ),
    },
    {
      name: texts.columns.text,
      plain: true,
      cell: ({ text }) => <span className="wrap-anywhere line-clamp-3 md:min-w-60">{text}</span>,
    },
    {
      name: texts.columns.due,
      cell: (row) => {
        const due = dueNow(row, now);
        if (due === 'settled') return null;
        return (
          <span className="block max-md:text-right">
            <span className={due === 'inTime' ? 'text-muted' : 'font-semibold text-danger'}>
              {texts.due[due]}
            </span>
            <time dateTime={row.resolveBy} className="block whitespace-nowrap text-muted text-sm">
              {longDate(new Date(row.resolveBy))}
            </time>
          </span>
        );
      },
    },
    {
      name: texts.columns.state,
      cell: ({ state }) => (
        <Badge tone={state === 'answered' ? 'good' : state === 'open' ? 'accent' : 'neutral'}>
          {texts.states[state]}
        </Badge>
      ),
    },
  ];

  return (
    <>
      <SearchedList
        query={query}
        columns={columns}
        texts={texts}
        Icon={MessageSquareWarning}
        filters={[
          {
            name: 'state',
            field: (
              <ChoiceFilter
                label={texts.filter}
                value={address.get('state')}
                onChange={(state) => address.set({ state })}
                choices={[
                  { value: '', label: texts.unsettled },
                  { value: 'open', label: texts.states.open },
                  { value: 'answered', label: texts.states.answered },
                  { value: 'closed', label: texts.states.closed },
                  { value: EVERY_STATE, label: texts.every },
                ]}
              />
            ),
          },
        ]}
      />
      <Dialog
        open={grievance !== undefined}
        onClose={() => setOpened(undefined)}
        title={grievance?.ticket ?? ''}
      >
        {grievance && <GrievanceDetails key={grievance.state} grievance={grievance} />}
      </Dialog>
    </>
  );
}
