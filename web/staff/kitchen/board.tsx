import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { OrderRole } from '#domain/orders/actors.ts';
import type { Pace } from '#domain/orders/pace.ts';
import { useLostSince } from '#web/lib/live/connection.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AwaitingPayments } from './awaiting/awaiting-payments.tsx';
import { type AwaitedPayment, awaitedQuery } from './awaiting/queries.ts';
import { useBell } from './bell.ts';
import { BoardProvider, type BoardValue } from './board-context.ts';
import { ClockProvider } from './clock.tsx';
import { Columns } from './columns.tsx';
import type { PaperTickets } from './connection/next-tickets.ts';
import { PrintNext, PrintNextTool } from './connection/print-next.tsx';
import { useQueuedSteps, withQueuedSteps } from './connection/queue.ts';
import { QueuedSteps } from './connection/queued-steps.tsx';
import { StateBar } from './connection/state-bar.tsx';
import { useNextTickets } from './connection/use-next-tickets.ts';
import { useSendQueue } from './connection/use-send-queue.ts';
import { useFaviconBadge } from './favicon-badge.ts';
import { Later } from './later.tsx';
import type { DishFacts, Rider, Station } from './queries.ts';
import { ServiceBar } from './service/service-bar.tsx';
import { ShiftBar } from './shift-bar.tsx';
import { isOfStations, matchesSearch, totalsOf } from './station.ts';
import { SoldOut } from './stock/sold-out.tsx';
import { kitchenTexts } from './texts.ts';
import { columnsOf, isForLater, isOnBoard, isWaiting, laterOf, type Ticket } from './ticket.ts';
import { useTitlePrefix } from './title-prefix.ts';
import { AllDay } from './tools/all-day.tsx';
import { BoardTools } from './tools/board-tools.tsx';
import { Finished } from './tools/finished.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { useRemembered } from './use-remembered.ts';
import { useTicks } from './use-ticks.ts';
import { useWakeLock } from './wake-lock.ts';

const NO_STATIONS: string[] = [];
const NO_PAYMENTS: AwaitedPayment[] = [];
const parseStations = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
/** Milliseconds for which a device remembers that its alarm was turned on: longer than any shift. */
const SHIFT = 18 * 3_600_000;
const parseStarted = (stored: unknown): number | undefined =>
  typeof stored === 'number' && stored > Date.now() - SHIFT ? stored : undefined;
const parseOpen = (stored: unknown): boolean | undefined =>
  typeof stored === 'boolean' ? stored : undefined;

interface BoardProps {
  tickets: readonly Ticket[];
  /** When they were loaded, in milliseconds: the board's clock starts there. */
  asOf: number;
  /** The last attempt to load the tickets failed. */
  stale: boolean;
  role: OrderRole;
  dishes: Readonly<Record<string, DishFacts>>;
  stations: readonly Station[];
  pace: Pace;
  riders: readonly Rider[];
  userId: string;
  /** What is paid for each order. */
  money: MoneyOfOrders;
  /** The switch for alerts while the board is closed. */
  alerts: ReactNode;
  onPrint: (orderId: string) => void;
  correction: BoardValue['correction'];
  /** Prints the tickets of the next hours. */
  onPrintAll: (tickets: PaperTickets) => void;
  /** Stores them in the browser, for a reload without a connection. */
  onKeep: (tickets: PaperTickets) => void;
}

/** The kitchen's board: all open orders in the columns of their statuses. It rings for new ones, and for payments to check. */
export function Board(props: BoardProps) {
  const {
    tickets: read,
    asOf,
    stale,
    role,
    dishes,
    stations: allStations,
    pace,
    riders,
    userId,
    money,
    alerts,
    onPrint,
    correction,
    onPrintAll,
    onKeep,
  } = props;
  const texts = useTexts(kitchenTexts);
  const settings = useSiteSettings().kitchen;
  const { orderMode } = settings;
  const now = useNow(asOf);
  const [search, setSearch] = useState('');
  const [chosen, choose] = useRemembered('stations', NO_STATIONS, parseStations);
  const [showsAllDay, showAllDay] = useRemembered('allDay', false, parseOpen);
  const allDayId = useId();
  const { busy, act, send } = useBoardActions(userId);
  const queued = useQueuedSteps(userId);
  useSendQueue(queued);
  const { tickets: ticked, tick } = useTicks(read, send);
  const tickets = useMemo(() => withQueuedSteps(ticked, queued), [ticked, queued]);
  // A remembered station may be a menu that was deleted.
  const stations = useMemo(
    () => chosen.filter((id) => allStations.some((station) => station.id === id)),
    [chosen, allStations],
  );
  const shared = useMemo(
    () => ({ role, settings, dishes, stations, pace, riders, act, tick, onPrint, correction }),
    [role, settings, dishes, stations, pace, riders, act, tick, onPrint, correction],
  );
  const onBoard = tickets.filter((ticket) => isOnBoard(ticket, now, orderMode));
  const found = search.trim() === '' ? onBoard : onBoard.filter((ticket) => matchesSearch(ticket, search));
  const due = tickets.filter((ticket) => !isForLater(ticket, now));
  const { data: awaited = NO_PAYMENTS } = useQuery(awaitedQuery(useSdk(), userId));
  const toCheck = awaited.filter(({ utr }) => utr !== null).length;
  const waiting = toCheck + due.filter((ticket) => isWaiting(shownStatus(ticket, now, orderMode))).length;
  const { sound, start } = useBell(waiting > 0);
  const [startedAt, rememberStart] = useRemembered('shift', 0, parseStarted);
  const [isTapped, setTapped] = useState(false);
  const turnOn = () => {
    setTapped(true);
    rememberStart(Date.now());
    start();
  };
  useWakeLock(true);
  useTitlePrefix(waiting > 0 ? texts.titleCount(waiting) : '');
  useFaviconBadge(waiting);
  const lostSince = useLostSince() ?? (stale ? asOf : null);
  const nextTickets = useNextTickets({
    tickets,
    asOf,
    now,
    money,
    isLost: lostSince !== null,
    onKeep,
  });
  const printAll = <PrintNext paper={nextTickets} onPrint={onPrintAll} />;
  const rings = orderMode === 'board' || awaited.length > 0;
  const isSilent = rings && (sound === 'silent' || (sound === 'off' && startedAt > 0 && !isTapped));

  return (
    <BoardProvider value={shared}>
      <ClockProvider now={now}>
        <div className="grid gap-4">
          {(lostSince !== null || isSilent) && (
            <StateBar lostSince={lostSince} isSilent={isSilent} onTurnOn={turnOn}>
              {printAll}
            </StateBar>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h1 className="text-3xl">{texts.page.title}</h1>
            {rings && !isSilent && <ShiftBar sound={sound} onStart={turnOn} />}
          </div>
          <QueuedSteps steps={queued} />
          <ServiceBar />
          {orderMode === 'board' && <div className="grid md:justify-start">{alerts}</div>}
          {orderMode === 'age' && <Notice>{texts.byAge}</Notice>}
          <BoardTools
            search={search}
            onSearch={setSearch}
            stations={allStations}
            chosen={stations}
            onChoose={choose}
            allDay={{ open: showsAllDay, controls: allDayId, onToggle: () => showAllDay(!showsAllDay) }}
          >
            <SoldOut />
            <Finished userId={userId} />
            <PrintNextTool paper={nextTickets} onPrint={onPrintAll} />
          </BoardTools>
          {showsAllDay && (
            <AllDay
              id={allDayId}
              totals={totalsOf(due, now, orderMode, ({ dishId }) => isOfStations(dishId, stations, dishes))}
            />
          )}
          {search.trim() !== '' && (
            <p role="status" className="font-semibold">
              {texts.search.shown(found.length, onBoard.length)}
            </p>
          )}
          <AwaitingPayments payments={awaited} />
          <div className={`grid gap-4 ${lostSince === null ? '' : 'grayscale'}`}>
            <Later tickets={laterOf(found, now)} busy={busy} money={money} />
            <Columns columns={columnsOf(found, now, orderMode)} busy={busy} money={money} />
          </div>
        </div>
      </ClockProvider>
    </BoardProvider>
  );
}
