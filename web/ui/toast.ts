/** How long a toast stays, in milliseconds (SHELL-7). */
export const TOAST_LIFETIME = 3000;

/** How long a toast with a button stays, in milliseconds; longer, because reading and pressing take time. */
export const ACTION_LIFETIME = 8000;

export type ToastType = 'success' | 'warning' | 'error' | 'info';

/** The button of a toast, such as 'Undo'. */
export interface ToastAction {
  label: string;
  run: () => void;
  /** How long it is shown, in milliseconds; ACTION_LIFETIME if left out. */
  for?: number;
}

/** The most toasts with a button at once; a new one removes the oldest. */
const MOST_WITH_ACTION = 3;

export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  /** How often the same words were said while they were shown. */
  times: number;
  action?: ToastAction | undefined;
}

const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let shown = NONE;
let regions: readonly string[] = [];
let lastId = 0;

function emitChange() {
  for (const listener of listeners) listener();
}

function dismiss(id: number) {
  shown = shown.filter((other) => other.id !== id);
  emitChange();
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
  const others = shown.filter((other) => other.message !== message);
  const times = (shown.find((other) => other.message === message)?.times ?? 0) + 1;
  const asking = others.filter((other) => other.action);
  const crowded = pressed && asking.length >= MOST_WITH_ACTION ? asking[0] : undefined;
  shown = [...others.filter((other) => other !== crowded), { id, type, message, times, action: pressed }];
  emitChange();
  setTimeout(() => dismiss(id), action ? (action.for ?? ACTION_LIFETIME) : TOAST_LIFETIME);
}

/** Shows a message for a short time. For the browser only: the whole page has one list. */
export const toast = {
  success: (message: string, action?: ToastAction) => show('success', message, action),
  warning: (message: string, action?: ToastAction) => show('warning', message, action),
  error: (message: string, action?: ToastAction) => show('error', message, action),
  info: (message: string, action?: ToastAction) => show('info', message, action),
};

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToasts = () => shown;
export const noToasts = () => NONE;

/** Opens a region for toasts. The region opened last shows them, so that they appear in an open dialog. */
export function openRegion(region: string): () => void {
  regions = [...regions, region];
  emitChange();
  return () => {
    regions = regions.filter((other) => other !== region);
    emitChange();
  };
}

export const speakingRegion = () => regions.at(-1);
