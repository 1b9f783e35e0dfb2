import { type ToastAction, type ToastType, toast } from '#web/ui/toast.ts';

/** Of several cart toasts within this many milliseconds only the last is shown (CART-9). */
export const TOAST_DEBOUNCE = 300;

let waiting: { type: ToastType; timer: ReturnType<typeof setTimeout> } | undefined;

/** Shows a toast about the cart, unless another follows within the delay. Only another error replaces an error. */
export function cartToast(type: ToastType, message: string, action?: ToastAction): void {
  if (waiting?.type === 'error' && type !== 'error') return;
  clearTimeout(waiting?.timer);
  const timer = setTimeout(() => {
    waiting = undefined;
    toast[type](message, action);
  }, TOAST_DEBOUNCE);
  waiting = { type, timer };
}
