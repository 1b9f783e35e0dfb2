/**
 * Makes the browser's Back button close layers over a page, such as a dialog or a drawer. Each open layer has its own
 * history entry with the page's address. The router does not see these entries, so it neither loads nor scrolls.
 */

import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

interface Layer {
  close: () => void;
}

/** The state of a history entry: the router's, and how many layers lie over the page. */
interface Entry {
  key?: string;
  idx?: number;
  layers?: number;
}

/** The open layers, the lowest first. */
let layers: readonly Layer[] = [];
/** The key of the router's entry below the layers. */
let page = '';
let travel: { done: Promise<void>; arrive: () => void } | undefined;
/** Whether the router is navigating. */
let isNavigating = () => false;

const depthOf = (state: Entry | null): number => state?.layers ?? 0;
const pageOf = (state: Entry | null): string => `${state?.idx} ${state?.key}`;

/** Adds and removes history entries until each open layer has one. */
function settle(): void {
  if (travel || isNavigating()) return;
  const state: Entry | null = window.history.state;
  const depth = depthOf(state);
  page = pageOf(state);
  for (let layer = depth + 1; layer <= layers.length; layer += 1)
    window.history.pushState({ ...state, layers: layer }, '');
  if (depth > layers.length) {
    let arrive = () => {};
    const done = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    travel = { done, arrive };
    window.history.go(layers.length - depth);
  }
}

function popped(event: PopStateEvent): void {
  const samePage = pageOf(event.state) === page;
  if (travel) {
    travel.arrive();
    travel = undefined;
    if (samePage) event.stopImmediatePropagation();
    settle();
  } else if (layers.length > 0 && samePage) {
    event.stopImmediatePropagation();
    for (const layer of layers.slice(depthOf(event.state)).reverse()) layer.close();
    // A layer that refused to close gets its entry back.
    setTimeout(settle);
  }
}

/**
 * Closes layers when the history goes back. Must be called before the router is created: a window calls its listeners
 * in the order in which they were added, and this one must stop the events of layers before the router gets them.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', popped);
}

/**
 * Adds a layer over the page; the returned function removes it.
 * @param close called when the person goes back; the layer may refuse by staying open
 */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  layers = [...layers, layer];
  // A layer that replaces another at the same time takes over its entry.
  queueMicrotask(settle);
  return () => {
    layers = layers.filter((other) => other !== layer);
    queueMicrotask(settle);
  };
}

/** Resolves once the entries of closed layers are removed, so that a navigation starts from the page's own entry. */
export async function layersSettled(): Promise<void> {
  await travel?.done;
}

/**
 * Waits for the router's navigations, because a press that closes a layer may also open another page. Once the router is
 * idle, entries of closed layers are removed. Only this context tells synchronously whether the router is idle.
 */
export function useLayersBesideRouter(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    isNavigating = () => router.state.navigation.state !== 'idle';
    settle();
    return router.subscribe(() => settle());
  }, [router]);
}
