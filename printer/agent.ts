import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PrinterState } from '#domain/devices/attributes.ts';
import { type DeviceTests, isTestOpen } from '#domain/devices/test-page.ts';
import {
  type Claim,
  connectKitchen,
  isSignedOut,
  type KitchenClient,
  type OrderDocument,
  SignedOut,
  UndrawableTicket,
} from './kitchen-client.ts';
import { listenLive } from './live.ts';
import { agentLog } from './log.ts';
import { connectPrinter, PrinterProblem } from './network-printer.ts';
import type { Options } from './options.ts';

/** Milliseconds between two requests for orders, in case an event was missed. */
const ASK_AGAIN = 30_000;
/** Milliseconds before the next attempt after a failure; the last one is repeated. */
const RETRY_AFTER = [1_000, 2_000, 5_000, 10_000, 30_000];
/** The most orders of one round; the next round begins with a new list. */
const ROUND = 20;

export interface Agent {
  /** Ends when the agent is stopped; rejects with SignedOut when the device has been ended. */
  finished: Promise<void>;
  /** Stops after the ticket that is being printed. */
  stop(): void;
}

/** Prints an order's ticket. Returns undefined if another agent prints it. Throws PrinterProblem, UndrawableTicket. */
async function printTicket(
  options: Options,
  kitchen: KitchenClient,
  order: OrderDocument,
): Promise<Claim | undefined> {
  // Connects before it claims: while the printer is off, another agent of the same device may print.
  const printer = await connectPrinter(options.printer);
  try {
    const claim = await kitchen.claim(order.$id);
    if (!claim) return undefined;
    await printer.print(await kitchen.ticket(claim));
    return claim;
  } finally {
    printer.close();
  }
}

/** Prints a test page. Throws PrinterProblem. */
export async function printTestPage(
  printerAt: Options['printer'],
  kitchen: Pick<KitchenClient, 'testPage'>,
): Promise<void> {
  const page = await kitchen.testPage();
  const printer = await connectPrinter(printerAt);
  try {
    await printer.print(page);
  } finally {
    printer.close();
  }
}

/**
 * Prints the ticket of every order that needs one, once, and the test pages that admins ask for. Prints are recorded on the
 * server, so neither a restart nor a second agent prints a ticket again. It requests orders when it starts, when it has
 * reconnected, when an order changes, and every half minute.
 */
export function startAgent(options: Options, write: (line: string) => void): Agent {
  const log = agentLog(write);
  const kitchen = connectKitchen({ ...options, agentId: randomUUID() });
  const stopped = new AbortController();
  /** Printed tickets that are not reported to the server yet. */
  const unreported = new Map<string, Claim>();
  /** Orders whose ticket cannot be drawn: skipped until the next start, so that other tickets do not wait for them. */
  const undrawable = new Set<string>();
  let wake: () => void = () => undefined;
  /** What the server knows of the printer. */
  let reported: PrinterState | undefined;
  /** When the test page that was printed last was asked for. */
  let printedTest: string | undefined;
  let asked = true;
  const ask = () => {
    asked = true;
    wake();
  };

  const live = listenLive({
    ...options,
    onConnected() {
      log.serverBack();
      ask();
    },
    onChange: ask,
    onLost: () => log.serverLost('the connection was lost'),
  });

  async function reportAll(): Promise<void> {
    for (const [orderId, claim] of unreported) {
      await kitchen.report(claim);
      unreported.delete(orderId);
    }
  }

  async function reportPrinter(state: PrinterState, tested = false): Promise<void> {
    if (state === reported && !tested) return;
    await kitchen.reportPrinter(state, tested);
    reported = state;
  }

  /** Prints the test page that an admin has asked for, once, and tries the printer until it was found ready. */
  async function testPrinter(device: DeviceTests): Promise<void> {
    const isAsked = isTestOpen(device);
    if (isAsked && device.testAskedAt !== printedTest) {
      await printTestPage(options.printer, kitchen);
      printedTest = device.testAskedAt ?? undefined;
      log.tested();
    } else if (!isAsked && reported !== 'ready') (await connectPrinter(options.printer)).close();
    else if (!isAsked) return;
    await reportPrinter('ready', isAsked);
  }

  async function round(): Promise<void> {
    await reportAll();
    const device = await kitchen.device();
    const orders = (await kitchen.unprinted(device)).filter(
      ({ $id }) => !unreported.has($id) && !undrawable.has($id),
    );
    log.serverBack();
    log.waiting(orders.length);
    for (const [index, order] of orders.slice(0, ROUND).entries()) {
      if (stopped.signal.aborted) return;
      log.waiting(orders.length - index);
      const claim = await printTicket(options, kitchen, order).catch((error: unknown) => {
        if (!(error instanceof UndrawableTicket)) throw error;
        undrawable.add(order.$id);
        log.undrawable(order.number ?? 0, error.message);
      });
      if (!claim) continue;
      unreported.set(order.$id, claim);
      log.printed(order.number ?? 0, claim.copy);
      await reportAll();
      await reportPrinter('ready');
    }
    if (orders.length > ROUND) asked = true;
    // Last, so that whatever is wrong with a test page stops no ticket.
    await testPrinter(device);
  }

  /** Waits for the next event, but at most this many milliseconds. */
  async function rest(milliseconds: number, canWake: boolean): Promise<void> {
    const woken = new AbortController();
    wake = () => canWake && woken.abort();
    if (canWake && asked) return;
    const signal = AbortSignal.any([woken.signal, stopped.signal]);
    await wait(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    const device = await kitchen.device().catch(() => undefined);
    log.started(options, device?.name ?? options.deviceId);
    for (let failures = 0; !stopped.signal.aborted; ) {
      asked = false;
      try {
        await round();
        failures = 0;
        await rest(ASK_AGAIN, true);
      } catch (error) {
        if (isSignedOut(error)) throw new SignedOut();
        const delay = RETRY_AFTER[Math.min(failures++, RETRY_AFTER.length - 1)] ?? 0;
        if (error instanceof PrinterProblem) {
          log.printerProblem(options.printer, error.message, delay);
          await reportPrinter(error.state).catch(() => undefined);
        } else log.serverLost(error instanceof Error ? error.message : String(error));
        await rest(delay, false);
      }
    }
  }

  return {
    finished: run().finally(live),
    stop() {
      stopped.abort();
    },
  };
}
