import type { PrinterState } from '#domain/devices/attributes.ts';
import { type DeviceTests, isTestOpen } from '#domain/devices/test-page.ts';

/** What the list of devices says about a printer. */
export type PrinterLine = 'notSetUp' | 'notRunning' | 'testing' | PrinterState;

/** A program that runs sends a request each half minute, and its device notes them to the minute (milliseconds). */
const RUNNING_WITHIN = 150_000;
/** How long a test page may take (milliseconds). */
const TEST_WITHIN = 20_000;

interface Printer extends DeviceTests {
  lastSeenAt: string | null;
  printerState: PrinterState | null;
}

/** What is to be said about a printer: whether its program runs, and what that found last (PRINT-12). */
export function printerLine(printer: Printer, now: Date): PrinterLine {
  const { lastSeenAt, printerState, testAskedAt } = printer;
  if (lastSeenAt === null) return 'notSetUp';
  if (now.getTime() - Date.parse(lastSeenAt) > RUNNING_WITHIN) return 'notRunning';
  const isTesting = isTestOpen(printer) && now.getTime() - Date.parse(testAskedAt ?? '') < TEST_WITHIN;
  if (isTesting && (printerState === null || printerState === 'ready')) return 'testing';
  return printerState ?? 'ready';
}
