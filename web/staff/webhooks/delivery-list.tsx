import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { statusWords } from '#domain/orders/status-words.ts';
import { ORDER_STATUSES } from '#domain/orders/statuses.ts';
import { DELIVERY_STATES, type DeliveryState } from '#domain/webhooks/attributes.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { documentsQuery } from '#web/sheets/queries.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/lists/data-list.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ChoiceFilter, ListFilters } from '#web/ui/lists/list-filters.tsx';
import { toast } from '#web/ui/toast.ts';
import { hostOf, useWebhookActions } from './actions.ts';
import { type DeliveryRow, deliveriesQuery } from './queries.ts';
import { webhookTexts } from './texts.ts';

const TONES: Record<DeliveryState, BadgeTone> = { waiting: 'neutral', sent: 'good', failed: 'warm' };

/** What happened, in words: 'Order: Delivered' for 'order.delivered'. */
function useTypeWords(): (type: string) => string {
  const { order, types } = useTexts(webhookTexts);
  const statuses = useTexts(statusWords);
  const known: Readonly<Record<string, string>> = types;
  return (type) => {
    const status = ORDER_STATUSES.find((each) => type === `order.${each}`);
    return status ? order(statuses[status]) : (known[type] ?? type);
  };
}

/** The answer of the other program, or why there is none. */
function Answer({ row }: { row: DeliveryRow }) {
  const texts = useTexts(webhookTexts);
  const { status, problem, answer } = row;
  if (problem) return <span className="text-sm">{texts.problems[problem]}</span>;
  if (status === null) return <span className="text-muted text-sm">{texts.noAnswer}</span>;
  return (
    <span className="block min-w-0 text-sm">
      {texts.answered(status)}
      {answer && <span className="wrap-anywhere line-clamp-2 block text-muted">{answer}</span>}
    </span>
  );
}

/** The messages of the last 30 days, with the answers to them (HOOK-10). */
export function DeliveryList() {
  const adminId = useAdminId();
  const isOwner = useCurrentUser()?.role === 'owner';
  const sdk = useSdk();
  const texts = useTexts(webhookTexts);
  const typeWords = useTypeWords();
  const failureWords = useFailureWords();
  const { shortDateAndTime } = useDates();
  const address = useListAddress();
  const query = useList(deliveriesQuery(sdk, adminId, address));
  const { data: webhooks } = useQuery(documentsQuery(sdk, 'webhooks', adminId));
  const { sendAgain } = useWebhookActions();
  const [sending, setSending] = useState<string>();

  const again = async ({ id }: DeliveryRow) => {
    if (sending) return;
    setSending(id);
    await sendAgain(id)
      .then(() => toast.success(texts.sentAgain))
      .catch((error: unknown) => toast.error(failureWords(error, { otherwise: texts.tryAgain })));
    setSending(undefined);
  };
  const webhookOf = ({ webhookId }: DeliveryRow) => webhooks?.find(({ $id }) => $id === webhookId);
  const maySend = (row: DeliveryRow) => isOwner || webhookOf(row)?.withPersons === false;

  const columns: Column<DeliveryRow>[] = [
    {
      name: texts.columns.what,
      plain: true,
      cell: ({ type, at }) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{typeWords(type)}</span>
          <time dateTime={at} className="block text-muted text-sm">
            {shortDateAndTime(new Date(at))}
          </time>
        </span>
      ),
    },
    {
      name: texts.columns.to,
      cell: (row) => (
        <span className="wrap-anywhere md:block md:min-w-32">{hostOf(webhookOf(row)?.url ?? '')}</span>
      ),
    },
    {
      name: texts.columns.state,
      cell: ({ state, attempts, dueAt }) => (
        <span className="block max-md:text-right">
          <Badge tone={TONES[state]}>{texts.deliveryStates[state]}</Badge>
          {attempts > 0 && state !== 'sent' && (
            <span className="mt-1 block text-muted text-sm">
              {[
                texts.tries(attempts),
                ...(dueAt ? [texts.nextTry(shortDateAndTime(new Date(dueAt)))] : []),
              ].join(', ')}
            </span>
          )}
        </span>
      ),
    },
    { name: texts.columns.answer, cell: (row) => <Answer row={row} /> },
    {
      name: texts.columns.again,
      plain: true,
      end: true,
      cell: (row) =>
        row.state !== 'waiting' &&
        maySend(row) && (
          <Button
            variant="secondary"
            className="whitespace-nowrap"
            busy={sending === row.id}
            aria-label={`${texts.again}: ${typeWords(row.type)}`}
            onClick={() => void again(row)}
          >
            {texts.again}
          </Button>
        ),
    },
  ];

  return (
    <section aria-labelledby="messages" className="mt-10">
      <h2 id="messages" className="text-2xl">
        {texts.messages}
      </h2>
      <p className="mb-3 text-muted">{texts.messagesLead}</p>
      <ListFilters>
        <ChoiceFilter
          label={texts.filter}
          value={address.get('state')}
          onChange={(state) => address.set({ state })}
          choices={[
            { value: '', label: texts.everyState },
            ...DELIVERY_STATES.map((value) => ({ value, label: texts.deliveryStates[value] })),
          ]}
        />
      </ListFilters>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={texts.list}
        picture={<Send className="size-14" aria-hidden="true" />}
        heading="h3"
        onClear={address.get('state') === '' ? undefined : () => address.set({ state: '' })}
      />
    </section>
  );
}
