import { type ToastAction, type ToastType, toast } from '#web/ui/toast.ts';

/** Of cart toasts that follow one another faster than this, only the last is shown; in milliseconds (CART-9). */
export const TOAST_DEBOUNCE = 300;

let waiting: { type: ToastType; timer: ReturnType<typeof setTimeout> } | undefined;

/** Says something about the cart, unless something newer comes at once. Only an error takes an error's place. */
export function cartToast(type: ToastType, message: string, action?: ToastAction): void {
  if (waiting?.type === 'error' && type !== 'error') return;
  clearTimeout(waiting?.timer);
  const timer = setTimeout(() => {
    waiting = undefined;
    toast[type](message, action);
  }, TOAST_DEBOUNCE);
  waiting = { type, timer };
}
