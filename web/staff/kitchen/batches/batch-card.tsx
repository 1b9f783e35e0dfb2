import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { dayAt } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { Button } from '#web/ui/button.tsx';
import { useBoard } from '../board-context.ts';
import { BumpRiders } from '../bump/bump-riders.tsx';
import { useAtNow } from '../clock.tsx';
import { kitchenTexts } from '../texts.ts';
import { TicketList } from '../tickets/ticket-list.tsx';
import {
  type Batch,
  type BatchProgress,
  isBatchLate,
  partOf,
  progressOf,
  stepsOfBatch,
  tiffinsOf,
  toRead,
} from './batches.ts';

/** The parts from the last step to the first, as the bar fills up from the left. */
const PARTS = ['delivered', 'onTheWay', 'packed', 'cooking', 'toCook'] as const;
const COLOURS: Readonly<Record<keyof BatchProgress, string>> = {
  delivered: 'bg-leaf dark:bg-coriander/60',
  onTheWay: 'bg-clay',
  packed: 'bg-coriander',
  cooking: 'bg-turmeric',
  toCook: 'bg-ink/15',
};

/** How far a batch is: a bar, and its numbers in words. */
function ProgressOfBatch({ progress }: { progress: BatchProgress }) {
  const { batch: texts } = useTexts(kitchenTexts);
  const shown = PARTS.filter((part) => progress[part] > 0);
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {shown.map((part) => (
          <span key={part} className={COLOURS[part]} style={{ flexGrow: progress[part] }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 text-sm leading-5">
        {shown.toReversed().map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${COLOURS[part]}`} />
            <span>
              <b className="tabular-nums">{progress[part]}</b> {texts.parts[part]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BatchCardProps {
  batch: Batch;
  /** What the meal time is called; null: it has no name any more. */
  name: string | null;
  /** Ids of the orders about which a request is under way. */
  busy: readonly string[];
  money: MoneyOfOrders;
}

interface ListProps extends Omit<BatchCardProps, 'name'> {
  id: string;
  label: string;
}

/** The cards of a batch's meals: those with an allergy first, then those that have come least far. */
function List({ batch, busy, money, id, label }: ListProps) {
  const { role } = useBoard();
  const first = new Set(toRead(batch, role));
  const PARTS = ['toCook', 'cooking', 'packed', 'onTheWay', 'delivered'] as const;
  const rank = (ticket: Batch['tickets'][number]) => (first.has(ticket) ? -1 : PARTS.indexOf(partOf(ticket)));
  const sorted = batch.tickets.toSorted((one, other) => rank(one) - rank(other));
  return (
    <section
      id={id}
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))] items-start gap-2 border-line border-t pt-3"
    >
      <TicketList tickets={sorted} busy={busy} money={money} />
    </section>
  );
}

/**
 * The meals of one window as one card (BOARD-34): how far they are, and the steps that many of them take at once. It opens into
 * their list. Meals of another day have no steps yet.
 */
export const BatchCard = memo(function BatchCard({ batch, name, busy, money }: BatchCardProps) {
  const { batch: texts, ticket: ofTickets } = useTexts(kitchenTexts);
  const { role, pace, settings, bumpAll } = useBoard();
  const { timeZone } = useSiteSettings().shop;
  const { timeRange, shortDate } = useDates();
  const [open, setOpen] = useState(false);
  const isToday = useAtNow((now) => dayAt(batch.from, timeZone) <= dayAt(now, timeZone));
  const late = useAtNow((now) => isBatchLate(batch, now));
  const acceptStartsCooking = settings.acceptStartsCooking;
  const steps = isToday ? stepsOfBatch(batch, { now: batch.from, role, pace, acceptStartsCooking }) : [];
  const unread = isToday ? toRead(batch, role).length : 0;
  const title = name ?? texts.noName;
  const element = `batch-${batch.key}`;
  const window = timeRange({ from: batch.from, until: batch.until ?? batch.from });
  const isBusy = batch.tickets.some(({ id }) => busy.includes(id));
  return (
    <article
      aria-labelledby={element}
      className={`grid min-w-0 gap-2.5 rounded-card border-2 bg-paper p-3 shadow-soft ${late ? 'border-chilli' : 'border-edge'} ${open ? 'col-span-full' : ''}`}
    >
      <header className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h2 id={element} className="text-xl">
            {texts.title(title, tiffinsOf(batch.tickets) + batch.delivered)}
          </h2>
          <p className="font-semibold">
            <time dateTime={batch.key}>{isToday ? window : `${shortDate(batch.from)}, ${window}`}</time>
            {late && <span className="ml-1.5 text-danger">{ofTickets.late}</span>}
          </p>
        </div>
        <button
          type="button"
          aria-label={texts.listOf(title)}
          aria-expanded={open}
          aria-controls={`${element}-list`}
          onClick={() => setOpen(!open)}
          className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/8"
        >
          <ChevronDown className={`size-5 ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
        </button>
      </header>
      <ProgressOfBatch progress={progressOf(batch, acceptStartsCooking)} />
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {steps.map(({ to, tickets }, index) => (
          <Button
            key={to}
            busy={isBusy}
            variant={index === 0 ? 'primary' : 'secondary'}
            className="px-4!"
            onClick={() => bumpAll(tickets)}
          >
            {texts.steps[to](tiffinsOf(tickets))}
          </Button>
        ))}
        {unread > 0 && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-11 items-center gap-2 rounded-control border-2 border-chilli px-3 py-1 text-left font-semibold text-danger leading-tight"
          >
            <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
            {texts.readFirst(unread)}
          </button>
        )}
      </div>
      {open && <BumpRiders tickets={batch.tickets.filter((ticket) => partOf(ticket) === 'packed')} />}
      {open && (
        <List id={`${element}-list`} label={texts.listOf(title)} batch={batch} busy={busy} money={money} />
      )}
    </article>
  );
});
