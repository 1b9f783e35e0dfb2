import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { needsCode } from '#domain/hand-over/code.ts';
import type { OrderRole } from '#domain/orders/actors.ts';
import type { Pace } from '#domain/orders/pace.ts';
import { waitsForTime } from '#domain/orders/status.ts';
import { stepTakenWords } from '#domain/orders/status-words.ts';
import { isOnTheWay } from '#domain/orders/statuses.ts';
import { useLostSince } from '#web/lib/live/connection.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { HearOrders } from './alarm/hear-orders.tsx';
import { useAlarm } from './alarm/use-alarm.ts';
import { AwaitingPayments } from './awaiting/awaiting-payments.tsx';
import { type AwaitedPayment, awaitedQuery } from './awaiting/queries.ts';
import { BoardBar } from './bar/board-bar.tsx';
import { CountChips } from './bar/count-chips.tsx';
import { boardCounts } from './bar/counts.ts';
import { singlesOf } from './batches/batches.ts';
import { Batches } from './batches/batches-view.tsx';
import { useBatches } from './batches/use-batches.ts';
import { BoardProvider, type BoardValue } from './board-context.ts';
import { bumpOf, mustReadAllergies } from './bump/bump.ts';
import { useBumpKeys } from './bump/use-bump-keys.ts';
import { ChangesProvider, useChangesOfOrders } from './changes/use-ticket-changes.ts';
import { ClockProvider } from './clock.tsx';
import { Columns } from './columns.tsx';
import { LostBand, SilentBand } from './connection/bands.tsx';
import type { PaperTickets } from './connection/next-tickets.ts';
import { PrintNext, PrintNextTool } from './connection/print-next.tsx';
import { useQueuedSteps, withQueuedSteps } from './connection/queue.ts';
import { QueuedSteps } from './connection/queued-steps.tsx';
import { useNextTickets } from './connection/use-next-tickets.ts';
import { useSendQueue } from './connection/use-send-queue.ts';
import { Later } from './later.tsx';
import type { DishFacts, Rider, Station } from './queries.ts';
import { OpeningState } from './service/opening-state.tsx';
import { ServiceBands } from './service/service-bands.tsx';
import { ServiceTools } from './service/service-tools.tsx';
import { ShiftBar } from './shift-bar.tsx';
import { isOfStations, matchesSearch, totalsOf } from './station.ts';
import { SoldOut } from './stock/sold-out.tsx';
import { kitchenTexts } from './texts.ts';
import { columnsOf, isForLater, isOnBoard, isWaiting, laterOf, type Ticket } from './ticket.ts';
import { AllDay } from './tools/all-day.tsx';
import { BoardTools } from './tools/board-tools.tsx';
import { DensityTool } from './tools/density-tool.tsx';
import { Finished } from './tools/finished.tsx';
import { RidersOnShift } from './tools/riders-on-shift.tsx';
import { SoundTool } from './tools/sound.tsx';
import { Stations } from './tools/stations.tsx';
import { useDensity } from './tools/use-density.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useRemembered } from './use-remembered.ts';
import { useStable } from './use-stable.ts';
import { useTicks } from './use-ticks.ts';

const NO_STATIONS: string[] = [];
const NO_PAYMENTS: AwaitedPayment[] = [];
const parseStations = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
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
  /** The payments into balances that wait for an answer. */
  topUps: ReactNode;
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
    topUps,
    alerts,
    onPrint,
    correction,
    onPrintAll,
    onKeep,
  } = props;
  const texts = useTexts(kitchenTexts);
  const taken = useTexts(stepTakenWords);
  const settings = useSiteSettings().kitchen;
  const { orderMode } = settings;
  const now = useNow(asOf);
  const [search, setSearch] = useState('');
  const [chosen, choose] = useRemembered('stations', NO_STATIONS, parseStations);
  const [showsAllDay, showAllDay] = useRemembered('allDay', false, parseOpen);
  const [density, chooseDensity] = useDensity(settings.largeTickets);
  const allDayId = useId();
  const { busy, act, send, actAll, undoLast } = useBoardActions(userId);
  const changes = useChangesOfOrders(userId);
  const queued = useQueuedSteps(userId);
  useSendQueue(queued);
  const { tickets: ticked, tick } = useTicks(read, send);
  const tickets = useMemo(() => withQueuedSteps(ticked, queued), [ticked, queued]);
  // A remembered station may be a menu that was deleted.
  const stations = useMemo(
    () => chosen.filter((id) => allStations.some((station) => station.id === id)),
    [chosen, allStations],
  );
  const bumpAll = useStable((bumped: readonly Ticket[]) => {
    const deps = { now: new Date(), role, pace, acceptStartsCooking: settings.acceptStartsCooking };
    const steps = bumped.flatMap((ticket) => {
      const bump = bumpOf(ticket, deps);
      return bump ? [{ ticket, act: bump }] : [];
    });
    const [first] = steps;
    const timeless = bumped.find(waitsForTime);
    if (timeless) toast.warning(texts.bump.timeless(timeless.number));
    const unseen = bumped.find((ticket) => mustReadAllergies(ticket, role));
    if (unseen) toast.warning(texts.bump.unseen(unseen.number));
    const coded = bumped.find((ticket) => isOnTheWay(ticket.status) && needsCode(ticket));
    if (coded) toast.warning(texts.bump.coded(coded.number));
    if (first && steps.length === 1)
      void act(first.ticket, first.act, taken[first.act.to](first.ticket.number));
    else if (first) void actAll(steps);
  });
  const shared = useMemo(
    () => ({ role, settings, dishes, stations, pace, riders, act, bumpAll, tick, onPrint, correction }),
    [role, settings, dishes, stations, pace, riders, act, bumpAll, tick, onPrint, correction],
  );
  const onBoard = tickets.filter((ticket) => isOnBoard(ticket, now, orderMode));
  const found = search.trim() === '' ? onBoard : onBoard.filter((ticket) => matchesSearch(ticket, search));
  const due = tickets.filter((ticket) => !isForLater(ticket, now));
  const batches = useBatches(tickets, userId);
  // Whoever searches looks for one order.
  const shown = search.trim() === '' ? singlesOf(found, batches) : found;
  const columns = columnsOf(shown, now, orderMode);
  const keyed = useBumpKeys({
    columns,
    onBump: (ticket) => {
      if (!busy.includes(ticket.id)) bumpAll([ticket]);
    },
    onUndo: undoLast,
    onShown: () => toast.info(texts.bump.keys),
  });
  const { data: awaited = NO_PAYMENTS } = useQuery(awaitedQuery(useSdk(), userId));
  const toCheck = awaited.filter(({ utr }) => utr !== null).length;
  const waiting = toCheck + due.filter((ticket) => isWaiting(shownStatus(ticket, now, orderMode))).length;
  const alarm = useAlarm(waiting, orderMode === 'board' || waiting > 0 || awaited.length > 0);
  const lostSince = useLostSince() ?? (stale ? asOf : null);
  const nextTickets = useNextTickets({
    tickets,
    asOf,
    now,
    money,
    isLost: lostSince !== null,
    onKeep,
  });

  return (
    <BoardProvider value={shared}>
      <ChangesProvider value={changes}>
        <ClockProvider now={now}>
          <div data-density={density} className="-mt-6 grid gap-2 md:-mx-6 md:-mt-8">
            <h1 className="sr-only">{texts.page.title}</h1>
            {alarm.isSilent && !alarm.isTapped && <HearOrders onTap={() => alarm.turnOn()} />}
            <BoardBar
              bands={
                <>
                  {lostSince !== null && (
                    <LostBand since={lostSince}>
                      <PrintNext tickets={nextTickets} onPrint={onPrintAll} />
                    </LostBand>
                  )}
                  {alarm.isSilent && alarm.isTapped && <SilentBand onTurnOn={() => alarm.turnOn()} />}
                  <ServiceBands />
                </>
              }
            >
              {alarm.rings && !alarm.isSilent && (
                <ShiftBar sound={alarm.sound} onStart={() => alarm.turnOn()} />
              )}
              <OpeningState isLost={lostSince !== null} />
              <CountChips counts={boardCounts(tickets, money, now, orderMode)} />
              <BoardTools
                search={search}
                onSearch={setSearch}
                allDay={{ open: showsAllDay, controls: allDayId, onToggle: () => showAllDay(!showsAllDay) }}
                more={
                  <>
                    <ServiceTools />
                    <Stations stations={allStations} chosen={stations} onChoose={choose} />
                    <Finished userId={userId} />
                    <RidersOnShift userId={userId} />
                    <PrintNextTool tickets={nextTickets} onPrint={onPrintAll} />
                    <DensityTool density={density} onChoose={chooseDensity} />
                    {alarm.rings && (
                      <SoundTool ring={alarm.ring} onChoose={alarm.chooseRing} onTest={alarm.turnOn} />
                    )}
                    {orderMode === 'board' && alerts}
                  </>
                }
              >
                <SoldOut />
              </BoardTools>
            </BoardBar>
            <QueuedSteps steps={queued} />
            {orderMode === 'age' && !tickets.some(waitsForTime) && <Notice>{texts.byAge}</Notice>}
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
            {topUps}
            <div className="grid items-start gap-2 empty:hidden md:grid-cols-2">
              <AwaitingPayments payments={awaited} />
              <Later tickets={laterOf(shown, now)} busy={busy} money={money} isStale={lostSince !== null} />
            </div>
            <div className={`grid gap-2 ${lostSince === null ? '' : 'grayscale'}`}>
              {search.trim() === '' && <Batches batches={batches} busy={busy} money={money} />}
              <Columns columns={columns} keyed={keyed} busy={busy} money={money} />
            </div>
          </div>
        </ClockProvider>
      </ChangesProvider>
    </BoardProvider>
  );
}
