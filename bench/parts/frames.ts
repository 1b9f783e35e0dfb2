import type { CDPSession, Page } from '@playwright/test';

/** What the browser has put onto the screen while a page was scrolled. */
export interface Scrolled {
  /** Frames a second. */
  rate: number;
  /** Milliseconds between the two frames that were furthest apart. */
  longest: number;
  /** Frames in which a part of the page was still empty. */
  incomplete: number;
  frames: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  args: {
    frame_reporter?: {
      frame_sequence: number;
      state: string;
      scroll_state: string;
      has_missing_content?: boolean;
    };
  };
}

/** Tells of each frame that the compositor has made, and what became of it. */
const FRAMES = 'disabled-by-default-devtools.timeline.frame';

async function traceOf(devTools: CDPSession, task: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', categories: `-*,${FRAMES}` });
  await task();
  const complete = new Promise<void>((resolve) => devTools.once('Tracing.tracingComplete', () => resolve()));
  await devTools.send('Tracing.end');
  await complete;
  devTools.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * Scrolls a page down with a wheel, at an even speed, and counts the frames that reached the screen. The page's own
 * animation frames tell nothing: the browser scrolls without waiting for them.
 * @param distance pixels; throws if the page was not scrolled so far
 * @param speed pixels a second
 */
export async function scrollDown(
  page: Page,
  devTools: CDPSession,
  { distance, speed }: { distance: number; speed: number },
): Promise<Scrolled> {
  const events = await traceOf(devTools, () =>
    devTools.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 500,
      yDistance: -distance,
      speed,
      gestureSourceType: 'mouse',
    }),
  );
  const reached = await page.evaluate<number>('scrollY');
  if (Math.abs(reached - distance) > 1) throw new Error(`Scrolled ${reached} px instead of ${distance}`);
  const frames = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .sort((one, other) => one.ts - other.ts);
  const isScrolling = ({ args }: TraceEvent) => args.frame_reporter?.scroll_state !== 'SCROLL_NONE';
  const [first, last] = [frames.findIndex(isScrolling), frames.findLastIndex(isScrolling)];
  const sequence = ({ args }: TraceEvent) => args.frame_reporter?.frame_sequence;
  // A frame without the main thread's part is told of twice.
  const shown = [
    ...new Map(
      frames
        .slice(first, last + 1)
        .filter(isShown)
        .map((frame) => [sequence(frame), frame]),
    ).values(),
  ];
  const times = shown.map(({ ts }) => ts / 1000);
  const gaps = times.slice(1).map((at, n) => at - (times[n] ?? at));
  return {
    rate: (gaps.length / ((times.at(-1) ?? 0) - (times[0] ?? 0))) * 1000,
    longest: Math.max(...gaps),
    incomplete: shown.filter(({ args }) => args.frame_reporter?.has_missing_content).length,
    frames: shown.length,
  };
}

const isShown = ({ args: { frame_reporter: frame } }: TraceEvent) =>
  frame?.state.startsWith('STATE_PRESENTED') ?? false;
