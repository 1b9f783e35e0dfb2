/** How long a toast stays, in milliseconds (SHELL-7). */
export const TOAST_LIFETIME = 3000;

export type ToastType = 'success' | 'warning' | 'error' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  message: string;
}

const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let shown = NONE;
let regions: readonly string[] = [];
let lastId = 0;

function tell() {
  for (const listener of listeners) listener();
}

function show(type: ToastType, message: string) {
  const id = ++lastId;
  shown = [...shown.filter((other) => other.message !== message), { id, type, message }];
  tell();
  setTimeout(() => {
    shown = shown.filter((other) => other.id !== id);
    tell();
  }, TOAST_LIFETIME);
}

/** Says something in passing. For the browser only: there is one list for the whole page. */
export const toast = {
  success: (message: string) => show('success', message),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
};

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToasts = () => shown;
export const noToasts = () => NONE;

/** A place to show toasts; the one opened last has them, so that an open dialog's own region speaks. */
export function openRegion(region: string): () => void {
  regions = [...regions, region];
  tell();
  return () => {
    regions = regions.filter((other) => other !== region);
    tell();
  };
}

export const speakingRegion = () => regions.at(-1);
