import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { type PrintFacts, printedOrder } from '#domain/printing/printed-order.ts';
import { sheetRows } from '#domain/printing/sheet.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import type { Bitmap } from './drawing/canvas.ts';
import { drawSheet, type PaperWidth } from './drawing/draw-sheet.ts';
import { printPicture } from './escpos.ts';
import {
  type Claim,
  connectKitchen,
  isSignedOut,
  type KitchenClient,
  type OrderDocument,
  SignedOut,
  type TicketFacts,
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

/** A ticket that cannot be drawn. It is skipped until the next start, so that other tickets do not wait for it. */
class UndrawableTicket extends Error {}

async function drawTicket(
  order: OrderDocument,
  facts: PrintFacts & Pick<TicketFacts, 'language'>,
  paper: PaperWidth,
): Promise<Bitmap> {
  try {
    const rows = sheetRows(
      'ticket',
      printedOrder.read(order),
      facts,
      textsIn(facts.language, { sheetTexts }).sheetTexts,
    );
    return await drawSheet(rows, paper);
  } catch (error) {
    throw new UndrawableTicket(String(error));
  }
}

/** Prints an order's ticket. Returns undefined if another agent prints it. Throws PrinterProblem. */
async function printTicket(
  options: Options,
  kitchen: KitchenClient,
  order: OrderDocument,
): Promise<Claim | undefined> {
  const facts = await kitchen.facts();
  // Connects before it claims: while the printer is off, another agent of the same device may print.
  const printer = await connectPrinter(options.printer);
  try {
    const claim = await kitchen.claim(order.$id);
    if (!claim) return undefined;
    const money = await kitchen.money(order.$id);
    const known = { ...facts, ...money, copy: claim.copy, printedAt: new Date() };
    await printer.print(printPicture(await drawTicket(order, known, options.paper), options));
    return claim;
  } finally {
    printer.close();
  }
}

/**
 * Prints the ticket of every order that needs one, once. Prints are recorded on the server, so neither a restart nor a
 * second agent prints a ticket again. It requests orders when it starts, when it has reconnected, when an order changes,
 * and every half minute.
 */
export function startAgent(options: Options, write: (line: string) => void): Agent {
  const log = agentLog(write);
  const kitchen = connectKitchen({ ...options, agentId: randomUUID() });
  const stopped = new AbortController();
  /** Printed tickets that are not reported to the server yet. */
  const unreported = new Map<string, Claim>();
  const undrawable = new Set<string>();
  let wake: () => void = () => undefined;
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

  async function round(): Promise<void> {
    await reportAll();
    const orders = (await kitchen.unprinted()).filter(
      ({ $id }) => !unreported.has($id) && !undrawable.has($id),
    );
    log.serverBack();
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
    }
    if (orders.length > ROUND) asked = true;
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
    log.started(options, await kitchen.name().catch(() => options.deviceId));
    for (let failures = 0; !stopped.signal.aborted; ) {
      asked = false;
      try {
        await round();
        failures = 0;
        await rest(ASK_AGAIN, true);
      } catch (error) {
        if (isSignedOut(error)) throw new SignedOut();
        const delay = RETRY_AFTER[Math.min(failures++, RETRY_AFTER.length - 1)] ?? 0;
        if (error instanceof PrinterProblem) log.printerProblem(options.printer, error.message, delay);
        else log.serverLost(error instanceof Error ? error.message : String(error));
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
