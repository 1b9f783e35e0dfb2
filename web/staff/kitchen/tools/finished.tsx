import { useQuery } from '@tanstack/react-query';
import { History, Printer, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import { kitchenLineName } from '#domain/orders/portion.ts';
import { statusWords } from '#domain/orders/status-words.ts';
import { isFulfilled } from '#domain/orders/statuses.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { DialogSkeleton } from '#web/ui/skeleton.tsx';
import { useBoard } from '../board-context.ts';
import { RecordPayment } from '../payment-dialog.tsx';
import { type FinishedTicket, finishedQuery } from '../queries.ts';
import { matchesSearch } from '../station.ts';
import { kitchenTexts } from '../texts.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** A button that lists the orders that ended in the last hours. */
export function Finished({ userId }: { userId: string }) {
  const { finished: texts } = useTexts(kitchenTexts);
  return (
    <ToolDialog icon={History} label={texts.open} title={texts.title}>
      <FinishedList userId={userId} />
    </ToolDialog>
  );
}

function FinishedList({ userId }: { userId: string }) {
  const { finished: texts, search: searchTexts } = useTexts(kitchenTexts);
  const query = useQuery(finishedQuery(useSdk(), userId));
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (!query.data) return <DialogSkeleton label={texts.loading} height="h-64" />;
  const found = query.data.filter(({ ticket }) => search.trim() === '' || matchesSearch(ticket, search));
  return (
    <div className="grid gap-3 p-5 pt-3">
      <div className="relative">
        <SearchInput
          input={input}
          value={search}
          label={texts.search}
          placeholder={searchTexts.placeholder}
          onType={setSearch}
          onClear={() => setSearch('')}
        />
      </div>
      {found.length === 0 && (
        <p className="py-6 text-center text-muted">{query.data.length === 0 ? texts.none : texts.notFound}</p>
      )}
      <ul className="grid">
        {found.map((each) => (
          <FinishedRow key={each.ticket.id} finished={each} asOf={query.dataUpdatedAt} />
        ))}
      </ul>
    </div>
  );
}

function FinishedRow({ finished, asOf }: { finished: FinishedTicket; asOf: number }) {
  const { finished: texts, ticket: ticketTexts, said } = useTexts(kitchenTexts);
  const statuses = useTexts(statusWords);
  const { timeOfDay } = useDates();
  const { act, onPrint } = useBoard();
  const now = useNow(asOf);
  const { ticket, status, endedAt, isOwnStep, isDue } = finished;
  const { number, customerName, lines, total } = ticket;
  const fulfilled = isFulfilled(status);
  const canUndo = isOwnStep && fulfilled && now.getTime() - endedAt.getTime() < UNDO_WITHIN;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          <span className="font-display text-xl tabular-nums">{number}</span>
          <span className={fulfilled ? 'text-good' : 'text-danger'}>{statuses[status]}</span>
          <time dateTime={endedAt.toISOString()} className="text-muted tabular-nums">
            {timeOfDay(endedAt)}
          </time>
        </p>
        <p className="wrap-anywhere leading-snug">
          {lines.map((line) => `${ticketTexts.quantity(line.quantity)} ${kitchenLineName(line)}`).join(', ')}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {customerName ?? ticketTexts.noName}
          {' · '}
          <span className={isDue ? 'font-semibold text-danger' : ''}>
            {isDue ? ticketTexts.cash : fulfilled ? ticketTexts.paid : texts.total} <Money paise={total} />
          </span>
        </p>
      </div>
      <button
        type="button"
        aria-label={ticketTexts.print(number)}
        onClick={() => onPrint(ticket.id)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink/8"
      >
        <Printer className="size-5" aria-hidden="true" />
      </button>
      {isDue && fulfilled && <RecordPayment ticket={ticket} />}
      {canUndo && (
        <Button
          variant="secondary"
          aria-label={texts.undoLabel(number)}
          onClick={() => void act(ticket, { type: 'undo' }, said.undone(number))}
        >
          <Undo2 className="size-5" aria-hidden="true" />
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
