import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { issueKindWords } from '#domain/order-issues/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { EVERY_STATE, type Issue, issuesQuery } from '#web/shared/order-issues/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DataList } from '#web/ui/lists/data-list.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ChoiceFilter, ListFilters } from '#web/ui/lists/list-filters.tsx';
import { AdminIssue } from './issues.tsx';
import { adminIssueTexts } from './texts.ts';

/** All reports of customers, at first those that wait for an answer. A report opens in a dialog. */
export function IssueList() {
  const adminId = useAdminId();
  const address = useListAddress();
  const { shortDateAndTime } = useDates();
  const texts = useTexts(adminIssueTexts);
  const kinds = useTexts(issueKindWords);
  const [opened, setOpened] = useState<string>();
  const state = address.get('state');
  const query = useList(issuesQuery(useSdk(), adminId, state));
  const issue = query.data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === opened);

  const columns: Column<Issue>[] = [
    {
      name: texts.columns.order,
      plain: true,
      cell: ({ id, orderNumber, at }) => (
        <span className="block min-w-0">
          <button
            type="button"
            onClick={() => setOpened(id)}
            className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {orderNumber}
          </button>
          <time dateTime={at} className="block whitespace-nowrap text-muted text-sm">
            {shortDateAndTime(new Date(at))}
          </time>
        </span>
      ),
    },
    {
      name: texts.columns.problem,
      plain: true,
      cell: ({ kind, text }) => (
        <span className="block min-w-0 md:min-w-60">
          <span className="font-semibold">{kinds[kind]}</span>
          {text && <span className="wrap-anywhere line-clamp-2 text-muted text-sm">{text}</span>}
        </span>
      ),
    },
    {
      name: texts.columns.customer,
      cell: ({ customerName }) => (
        <span className="block min-w-0 max-md:text-right">{customerName ?? texts.noName}</span>
      ),
    },
    {
      name: texts.columns.state,
      cell: (each) => (
        <Badge tone={each.state === 'answered' ? 'good' : each.state === 'open' ? 'accent' : 'neutral'}>
          {texts.states[each.state]}
        </Badge>
      ),
    },
  ];

  return (
    <>
      <ListFilters>
        <ChoiceFilter
          label={texts.filter}
          value={state}
          onChange={(chosen) => address.set({ state: chosen })}
          choices={[
            { value: '', label: texts.waiting },
            { value: 'answered', label: texts.states.answered },
            { value: 'closed', label: texts.states.closed },
            { value: EVERY_STATE, label: texts.every },
          ]}
        />
      </ListFilters>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={texts.list}
        picture={<MessageSquareWarning className="size-14" aria-hidden="true" />}
        onClear={state ? () => address.set({ state: '' }) : undefined}
      />
      <Dialog
        open={issue !== undefined}
        onClose={() => setOpened(undefined)}
        title={texts.title(issue?.orderNumber ?? '')}
      >
        {issue && (
          <div className="grid gap-5 p-5">
            <AdminIssue issue={issue} />
            <LinkButton
              to={`/admin/orders?order=${encodeURIComponent(issue.orderId)}`}
              variant="secondary"
              className="justify-self-start"
            >
              {texts.seeOrder}
            </LinkButton>
          </div>
        )}
      </Dialog>
    </>
  );
}
