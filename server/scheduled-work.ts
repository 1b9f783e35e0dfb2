import type { FastifyInstance } from 'fastify';
import { oldDataSweep } from '#server/old-data/old-data.ts';
import { figuresByDay } from '#server/reports/keep-days.ts';
import { pastPortionsSweep, stockUpdates } from '#server/stock/stock-worker.ts';
import { weeklyDrills } from './backup/drill-schedule.ts';
import { scheduledBackups } from './backup/schedule.ts';
import { dishBackMessages } from './collections/dish-alerts/dish-back-messages.ts';
import { nightlyFigures } from './collections/dish-figures/count-figures.ts';
import { dueInvoices } from './collections/invoices/invoice-worker.ts';
import { dueStatements } from './collections/ledger/send-statements.ts';
import { lateChanges } from './collections/orders/changes/order-change-expiry.ts';
import { orderExpiry } from './collections/orders/order-expiry.ts';
import { dueMeals } from './collections/plans/meals/decide-meals.ts';
import { messagesOfPlans } from './collections/plans/send-meal-messages.ts';
import { nightlyForecasts } from './collections/prep/forecasts.ts';
import { rideSweep } from './collections/rides/ride-sweep.ts';
import { electLeader, type Leader, ONLY_INSTANCE } from './db/leader.ts';
import type { Documents } from './documents/documents.ts';
import { requestSweep } from './documents/repeated-requests.ts';
import type { EngineDeps, LongWorkEngine } from './documents/unit-of-work.ts';
import type { Files } from './files/files.ts';
import { uploadSweep } from './files/upload-sweep.ts';
import type { HttpsRoom } from './https/https-room.ts';
import { deliverySweep } from './integrations/webhooks/due-deliveries.ts';
import { mailSweep } from './mail/mail-sweep.ts';
import { dailyLook } from './operation/updates/look-for-updates.ts';
import type { ServerSettings } from './settings/list.ts';

export interface ScheduledWorkDeps {
  engine: EngineDeps;
  documents: Documents;
  files: Files;
  settings: ServerSettings;
  /** For the connection of backups; without it none are scheduled. */
  databaseUrl: string | undefined;
  https: Pick<HttpsRoom, 'renewal'> | undefined;
  /** Returns the function that logs failures of a work. */
  reportOf: (work: string) => (error: unknown) => void;
}

/** Work that is repeated at intervals. The next run makes up for missed ones. */
export interface RepeatedWork {
  /** Milliseconds between the starts of two runs. Runs start at multiples of it: those of 3,600,000 on the hour. */
  every: number;
  /** Whether it also runs as soon as this instance leads, for what an earlier process may have left. */
  atStart?: boolean;
  /** Ends early when the signal is aborted, if it takes long. */
  run(stopping: AbortSignal): Promise<unknown>;
}

export interface RepeatDeps {
  clock: () => Date;
  leader: Pick<Leader, 'isLeader'>;
  onError: (error: unknown) => void;
}

export interface ScheduledWork {
  /** Begins the work. Call it once the server listens and serves what is stored, which the work may depend on. */
  begin(): void;
}

/**
 * The work that is repeated at intervals, from `begin` until the server closes. Of several instances only the leader does it.
 * A new leader may begin during the last run of the former one, so the work must allow two runs at once.
 */
export function scheduleWork(server: FastifyInstance, deps: ScheduledWorkDeps): ScheduledWork {
  const { engine, documents, files, settings, databaseUrl, https, reportOf } = deps;
  const timeZone = async () => (await engine.site.current()).shop.timeZone;
  const { database, clock } = engine;
  // Sweeps and counts of whole tables, which may take longer than a request may wait.
  const longWork: LongWorkEngine = { ...engine, database: database.longWork() };
  const work: Readonly<Record<string, RepeatedWork>> = {
    'removing unfinished uploads': uploadSweep(files, clock),
    'forgetting repeated requests': requestSweep(longWork.database, clock),
    'removing old mails': mailSweep(longWork.database, clock, settings.mailKeepDays),
    'forgetting messages to webhooks': deliverySweep(longWork.database, clock),
    'ending old data': oldDataSweep(longWork),
    'ending orders nobody accepted or paid': orderExpiry(engine, documents),
    'ending shifts of riders and deleting where they were': rideSweep(longWork),
    'issuing invoices': dueInvoices(engine),
    'cooking meals of plans': dueMeals(engine),
    'telling subscribers of their meals': messagesOfPlans(engine),
    'sending statements': dueStatements(engine),
    'ending unanswered changes of orders': lateChanges(engine, documents),
    'updating what is in stock': stockUpdates(engine),
    'forgetting past portions': pastPortionsSweep(longWork),
    'telling that a dish is back': dishBackMessages(engine),
    'counting figures of dishes': nightlyFigures(longWork),
    'making forecasts for the kitchen': nightlyForecasts(longWork),
    'adding up days for reports': figuresByDay(longWork),
    ...(https && { 'getting the certificate': https.renewal }),
    ...(settings.updates && { 'asking for newer versions': dailyLook({ database, settings, clock }) }),
    ...(databaseUrl !== undefined && {
      'the scheduled backup': scheduledBackups({ database, databaseUrl, settings, timeZone, clock }),
      'restoring a backup for trial': weeklyDrills({
        ...{ database, databaseUrl, settings, timeZone, clock },
        onLeftBehind: reportOf('dropping the database of a trial restore'),
      }),
    }),
  };
  let isClosed = false;
  let end = async (): Promise<void> => {};
  server.addHook('onClose', () => {
    isClosed = true;
    return end();
  });
  return {
    begin() {
      if (isClosed) return;
      // The embedded database serves one instance.
      const leader =
        settings.databaseUrl === undefined
          ? ONLY_INSTANCE
          : electLeader({
              database,
              name: 'scheduled work',
              onError: reportOf('electing who does scheduled work'),
            });
      const stops = Object.entries(work).map(([name, each]) =>
        repeat(each, { clock, leader, onError: reportOf(name) }),
      );
      end = async () => {
        await Promise.all(stops.map((stop) => stop()));
        await leader.close();
      };
    },
  };
}

/** Milliseconds between two looks whether this instance leads, for work that runs as soon as it does. */
const LOOK_FOR_LEAD = 2000;

/** Repeats the work while this instance leads. Returns a function that stops it and waits for a run in progress. */
export function repeat({ every, atStart, run }: RepeatedWork, { clock, leader, onError }: RepeatDeps) {
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  let runsEarly = atStart;
  const stopping = new AbortController();

  function plan(): void {
    const left = every - (clock().getTime() % every);
    // A timer may fire just before its time, and must not fire twice for it.
    const wait = left < every / 100 ? left + every : left;
    timer = setTimeout(start, runsEarly ? Math.min(wait, LOOK_FOR_LEAD) : wait);
    timer.unref();
  }
  async function start(): Promise<void> {
    const leads = leader.isLeader();
    // Whoever lost the lead and has it again takes over from another.
    runsEarly = atStart && !leads;
    if (leads) running = run(stopping.signal).catch(onError);
    await running;
    if (!stopping.signal.aborted) plan();
  }

  if (atStart) void start();
  else plan();
  return async (): Promise<void> => {
    stopping.abort(new Error('The server was stopped.'));
    clearTimeout(timer);
    await running;
  };
}
