/**
 * Parts of pages whose script is not needed to use what is seen first, such as the footer. It is loaded once somebody uses
 * the page, so that a first visit that only looks at it loads its own script only.
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

/** What people do first with a page. */
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
/** The later parts of a page that nobody has used are loaded after this time (milliseconds), such as its live updates. */
const LONGEST_UNUSED = 12_000;

let markUsed = (): void => {};
/** Resolves once somebody has begun to use the page. */
export const firstUse = new Promise<void>((resolve) => {
  markUsed = resolve;
});

/** Whether this browser has stored anything of the site: a person, a cart, a choice. */
function wasHereBefore(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

/** Whether somebody has typed into the page before its scripts arrived, which no event tells any more. */
const hasTyped = (): boolean => !!(document.activeElement as Partial<HTMLInputElement> | null)?.value;

/**
 * Loads the later parts once somebody uses the page, or after some time; for those who have been here before, once the
 * browser is idle. To be called when the page can be used.
 */
export function loadLaterPartsWhenUsed(): () => void {
  const listening = new AbortController();
  let cancel = (): void => {};
  const begin = () => {
    cancel();
    cancel = whenIdle(start);
  };
  const use = () => {
    listening.abort();
    markUsed();
    start();
  };
  for (const sign of SIGNS_OF_USE)
    document.addEventListener(sign, use, { capture: true, passive: true, signal: listening.signal });
  if (hasTyped()) use();
  else if (wasHereBefore()) begin();
  else {
    const timer = setTimeout(begin, LONGEST_UNUSED);
    cancel = () => clearTimeout(timer);
  }
  return () => {
    listening.abort();
    cancel();
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

/**
 * A part that few pages have, and that works as soon as it is shown, such as a page that tries again by itself. It belongs
 * into a `Suspense`.
 */
export function rarePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loaded(load));
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
