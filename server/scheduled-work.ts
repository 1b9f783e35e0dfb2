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
import { lateChanges } from './collections/orders/order-change-expiry.ts';
import { orderExpiry } from './collections/orders/order-expiry.ts';
import { dueMeals } from './collections/plans/decide-meals.ts';
import { messagesOfPlans } from './collections/plans/send-meal-messages.ts';
import { nightlyForecasts } from './collections/prep/forecasts.ts';
import { rideSweep } from './collections/rides/ride-sweep.ts';
import { electLeader, type Leader, ONLY_INSTANCE } from './db/leader.ts';
import type { Documents } from './documents/documents.ts';
import { requestSweep } from './documents/repeated-requests.ts';
import type { EngineDeps } from './documents/unit-of-work.ts';
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
  /** Ends early when the signal is aborted, if it takes long. */
  run(stopping: AbortSignal): Promise<unknown>;
}

export interface RepeatDeps {
  clock: () => Date;
  leader: Pick<Leader, 'isLeader'>;
  onError: (error: unknown) => void;
}

/**
 * Starts the work that is repeated at intervals, until the server closes. Of several instances only the leader does it.
 * A new leader may begin during the last run of the former one, so the work must allow two runs at once.
 */
export function scheduleWork(server: FastifyInstance, deps: ScheduledWorkDeps): void {
  const { engine, documents, files, settings, databaseUrl, https, reportOf } = deps;
  const timeZone = async () => (await engine.site.current()).shop.timeZone;
  const { database, clock } = engine;
  const work: Readonly<Record<string, RepeatedWork>> = {
    'removing unfinished uploads': uploadSweep(files, clock),
    'forgetting repeated requests': requestSweep(database, clock),
    'removing old mails': mailSweep(database, clock, settings.mailKeepDays),
    'forgetting messages to webhooks': deliverySweep(database, clock),
    'ending old data': oldDataSweep(engine),
    'ending orders nobody accepted or paid': orderExpiry(engine, documents),
    'ending shifts of riders and deleting where they were': rideSweep(engine),
    'issuing invoices': dueInvoices(engine),
    'cooking meals of plans': dueMeals(engine),
    'telling subscribers of their meals': messagesOfPlans(engine),
    'sending statements': dueStatements(engine),
    'ending unanswered changes of orders': lateChanges(engine, documents),
    'updating what is in stock': stockUpdates(engine),
    'forgetting past portions': pastPortionsSweep(engine),
    'telling that a dish is back': dishBackMessages(engine),
    'counting figures of dishes': nightlyFigures(engine),
    'making forecasts for the kitchen': nightlyForecasts(engine),
    'adding up days for reports': figuresByDay(engine),
    ...(https && { 'getting the certificate': https.renewal }),
    ...(settings.updates && { 'asking for newer versions': dailyLook({ database, settings, clock }) }),
    ...(databaseUrl !== undefined && {
      'the scheduled backup': scheduledBackups({ database, databaseUrl, settings, timeZone, clock }),
      'restoring a backup for trial': weeklyDrills({ database, databaseUrl, settings, timeZone, clock }),
    }),
  };
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
  server.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
    await leader.close();
  });
}

/** Repeats the work while this instance leads. Returns a function that stops it and waits for a run in progress. */
export function repeat({ every, run }: RepeatedWork, { clock, leader, onError }: RepeatDeps) {
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const stopping = new AbortController();

  function plan(): void {
    const left = every - (clock().getTime() % every);
    // A timer may fire just before its time, and must not fire twice for it.
    timer = setTimeout(start, left < every / 100 ? left + every : left);
    timer.unref();
  }
  async function start(): Promise<void> {
    if (leader.isLeader()) running = run(stopping.signal).catch(onError);
    await running;
    if (!stopping.signal.aborted) plan();
  }

  plan();
  return async (): Promise<void> => {
    stopping.abort(new Error('The server was stopped.'));
    clearTimeout(timer);
    await running;
  };
}
