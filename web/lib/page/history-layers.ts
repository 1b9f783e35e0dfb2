/**
 * What lies over a page, such as a dialog or a drawer, is closed by the browser's Back. Each open layer has a history
 * entry of its own with the page's address; the router is not told of these entries, so it neither loads nor scrolls.
 */

import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

interface Layer {
  close: () => void;
}

/** What the router keeps in a history entry, and how many layers lie over its page. */
interface Entry {
  key?: string;
  idx?: number;
  layers?: number;
}

/** The open layers, the lowest first. */
let layers: readonly Layer[] = [];
/** The router's entry that the layers lie over. */
let page = '';
let travel: { done: Promise<void>; arrive: () => void } | undefined;
/** Whether the router is on its way to another page. */
let isNavigating = () => false;

const depthOf = (state: Entry | null): number => state?.layers ?? 0;
const pageOf = (state: Entry | null): string => `${state?.idx} ${state?.key}`;

/** Makes the history have one entry for each open layer. */
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
    // Who would not close gets its entry back.
    setTimeout(settle);
  }
}

/**
 * Follows the history for the layers. To be called before the router is made: at a window, listeners are told in the
 * order in which they came, and the router is not to hear of layers.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', popped);
}

/**
 * Adds a layer over the page until the returned function is called.
 * @param close called when the customer goes back; the layer may refuse by staying open
 */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  layers = [...layers, layer];
  // One layer that takes another's place in the same moment takes its entry, too.
  queueMicrotask(settle);
  return () => {
    layers = layers.filter((other) => other !== layer);
    queueMicrotask(settle);
  };
}

/** Resolves once the entries of closed layers are gone, so that a navigation starts from the page itself. */
export async function layersSettled(): Promise<void> {
  await travel?.done;
}

/**
 * Lets the router's navigations go first: a press that closes a layer may lead to another page, too. Once the router
 * rests, entries of layers that are no more are left. This context is the one place that tells at once whether the
 * router rests.
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
