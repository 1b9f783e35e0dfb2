/**
 * Parts of pages whose script is not needed to use what is seen first, such as the footer. It is loaded once the browser
 * is idle after the page has become usable, or at the first press, so that the page's own script arrives sooner.
 */
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { nextTask } from './next-task.ts';

/** Longest wait until the browser is idle, in milliseconds. */
const LONGEST_WAIT = 4_000;

/** Runs a task once the browser is idle; the returned function takes it back. */
export function whenIdle(task: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(task, { timeout: LONGEST_WAIT });
  return () => window.cancelIdleCallback(id);
}

let start = (): void => {};
const started = new Promise<void>((resolve) => {
  start = resolve;
});
if (import.meta.env.SSR) start();

/** Resolves for one part after another, each in a task of its own: a slow phone needs 10 ms to begin with one. */
let lastTurn = started;
const nextTurn = (): Promise<void> => {
  lastTurn = lastTurn.then(nextTask);
  return lastTurn;
};

/** Loads the later parts now. */
export const loadLaterParts = (): void => start();

/** Loads the later parts at the first press, or once the browser is idle. To be called when the page can be used. */
export function loadLaterPartsWhenIdle(): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) document.addEventListener(event, start, { once: true, capture: true });
  const cancel = whenIdle(start);
  return () => {
    cancel();
    for (const event of events) document.removeEventListener(event, start, { capture: true });
  };
}

/** Milliseconds until a script that could not be loaded is tried again; doubled with each try. */
const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let wait = FIRST_RETRY; ; wait = Math.min(2 * wait, LAST_RETRY)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/**
 * A later part. The server renders it with the page; in the browser it works once its script is there. It belongs into a
 * `Suspense`.
 */
export function laterPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => nextTurn().then(() => loaded(load)));
}

/** A module of a later part of which the server renders nothing; undefined until its script is there. */
export function useLater<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    void nextTurn()
      .then(() => loaded(load))
      .then((there) => startTransition(() => setModule(there)));
  }, [load]);
  return module;
}
