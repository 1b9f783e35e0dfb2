import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { NotebookText } from 'lucide-react';
import { useState } from 'react';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { isForOwners, isRecordedByHand } from '#domain/ledger/recording.ts';
import { ledgerKindWords } from '#domain/ledger/words.ts';
import { formatDifference } from '#domain/money.ts';
import { useDates } from '#web/lib/dates.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { entriesQuery, type ShownEntry } from '#web/shared/ledger/entry.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/lists/data-list.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { ledgerAdminTexts } from './texts.ts';

interface EntryListProps {
  userId: string;
  isOwner: boolean;
}

/** Asks whether to reverse an entry, and records its opposite (LEDGER-6). */
function useReversal(userId: string) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(ledgerAdminTexts);
  const messages = useTexts(ledgerMessages);
  const failureWords = useFailureWords();
  return useMutation({
    mutationFn: ({ id }: ShownEntry) =>
      createDocument(sdk, 'ledgerEntries', ID.unique(), { userId, kind: 'reversal', reversalOf: id }),
    onSuccess: () => toast.success(texts.person.reversalDone),
    onError: (error) =>
      toast.error(
        failureWords(error, {
          byType: { ledger_entry_reversed: messages.reversed, ledger_off: texts.off },
          otherwise: texts.failed,
          lost: texts.lost,
        }),
      ),
    onSettled: () =>
      Promise.all([['ledgerEntries'], ['users']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** What stands under the name of an entry: how it was paid, its number and its note. */
function EntryDetails({ entry }: { entry: ShownEntry }) {
  const { person: texts } = useTexts(ledgerAdminTexts);
  const { paidBy, transfer, note } = entry;
  const how = [paidBy && texts[paidBy], transfer && texts.transfer(transfer)].filter(Boolean).join(', ');
  return (
    <>
      {how && <span className="block text-muted text-sm">{how}</span>}
      {note && <span className="block text-muted text-sm">{note}</span>}
    </>
  );
}

/** A customer's entries, the newest first, each with a button that reverses it. */
export function EntryList({ userId, isOwner }: EntryListProps) {
  const { person: texts } = useTexts(ledgerAdminTexts);
  const kinds = useTexts(ledgerKindWords);
  const { shortDateAndTime } = useDates();
  const [asked, setAsked] = useState<ShownEntry>();
  const reversal = useReversal(userId);
  const query = useList(entriesQuery(useSdk(), useAdminId(), userId));
  const reversed = new Set(query.data?.pages.flatMap(({ rows }) => rows.map(({ reversalOf }) => reversalOf)));
  const canReverse = ({ id, kind }: ShownEntry) =>
    isRecordedByHand(kind) && !reversed.has(id) && (isOwner || !isForOwners(kind));

  const columns: Column<ShownEntry>[] = [
    {
      name: texts.columns.what,
      plain: true,
      cell: (entry) => (
        <span className="wrap-anywhere block min-w-0">
          <span className="font-semibold">{kinds[entry.kind]}</span>{' '}
          {reversed.has(entry.id) && <Badge>{texts.reversed}</Badge>}
          <EntryDetails entry={entry} />
        </span>
      ),
    },
    {
      name: texts.columns.when,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap text-muted text-sm">
          {shortDateAndTime(new Date(at))}
        </time>
      ),
    },
    {
      name: texts.columns.amount,
      end: true,
      cell: ({ change }) => (
        <span className={`whitespace-nowrap font-semibold tabular-nums ${change > 0 ? 'text-good' : ''}`}>
          {change > 0 ? `+${formatDifference(change)}` : formatDifference(change)}
        </span>
      ),
    },
    {
      name: texts.columns.correct,
      end: true,
      plain: true,
      cell: (entry) =>
        canReverse(entry) && (
          <Button
            variant="quiet"
            busy={reversal.isPending && reversal.variables.id === entry.id}
            onClick={() => setAsked(entry)}
            className="max-md:w-full"
          >
            {texts.reverse}
            <span className="sr-only">{`: ${kinds[entry.kind]}, ${formatDifference(entry.change)}`}</span>
          </Button>
        ),
    },
  ];

  return (
    <section aria-label={texts.entries} className="mt-8">
      <h2 className="mb-3 text-2xl">{texts.entries}</h2>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          label: texts.entries,
          unit: texts.entryUnit,
          loading: texts.loadingEntries,
          failed: texts.entriesFailed,
          empty: texts.noEntries,
          emptyHint: texts.noEntriesHint,
        }}
        picture={<NotebookText className="size-14" aria-hidden="true" />}
        heading="h3"
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.question}
        confirmLabel={texts.reverse}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) reversal.mutate(asked);
          setAsked(undefined);
        }}
      >
        {asked && texts.consequence(kinds[asked.kind], formatDifference(asked.change))}
      </ConfirmDialog>
    </section>
  );
}
