/** How long a toast stays, in milliseconds (SHELL-7). */
export const TOAST_LIFETIME = 3000;

/** As long with something to press in it: reading, deciding and reaching for it takes longer. In milliseconds. */
export const ACTION_LIFETIME = 8000;

export type ToastType = 'success' | 'warning' | 'error' | 'info';

/** What a toast offers to do about its news. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  action?: ToastAction | undefined;
}

const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let shown = NONE;
let regions: readonly string[] = [];
let lastId = 0;

function tell() {
  for (const listener of listeners) listener();
}

function dismiss(id: number) {
  shown = shown.filter((other) => other.id !== id);
  tell();
}

function show(type: ToastType, message: string, action?: ToastAction) {
  const id = ++lastId;
  const pressed = action && {
    label: action.label,
    run: () => {
      dismiss(id);
      action.run();
    },
  };
  shown = [...shown.filter((other) => other.message !== message), { id, type, message, action: pressed }];
  tell();
  setTimeout(() => dismiss(id), action ? ACTION_LIFETIME : TOAST_LIFETIME);
}

/** Says something in passing. For the browser only: there is one list for the whole page. */
export const toast = {
  success: (message: string, action?: ToastAction) => show('success', message, action),
  warning: (message: string, action?: ToastAction) => show('warning', message, action),
  error: (message: string, action?: ToastAction) => show('error', message, action),
  info: (message: string, action?: ToastAction) => show('info', message, action),
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
