import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { noToasts, openRegion, shownToasts, speakingRegion, subscribeToToasts, type Toast } from './toast.ts';

const LOOKS = {
  success: { Icon: CircleCheck, look: 'bg-[#1F4D3A]' },
  warning: { Icon: TriangleAlert, look: 'bg-[#7A4B00]' },
  error: { Icon: CircleX, look: 'bg-[#8F1D17]' },
  info: { Icon: Info, look: 'bg-[#3D2C21]' },
} as const;

const urgent = ({ type }: Toast) => type === 'error' || type === 'warning';

function Bubble({ type, message, times, action }: Toast) {
  const { Icon, look } = LOOKS[type];
  return (
    <div
      data-toast={type}
      className={`flex w-fit max-w-full items-center gap-3 rounded-control px-4 py-3 font-semibold text-white shadow-lg transition-[translate] duration-200 ease-out starting:translate-y-4 ${look}`}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">{message}</span>
      {times > 1 && <span className="tabular-nums">{`× ${times}`}</span>}
      {action && (
        <button
          type="button"
          onClick={action.run}
          className="pointer-events-auto -my-2 -mr-2 min-h-11 shrink-0 rounded-control border border-white/40 px-4 hover:bg-white/15"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/**
 * A region in which toasts appear and are read out: one in the page's frame, one in each open dialog. It lies over neither the
 * page's header nor the buttons of a dialog (SHELL-21).
 * @param ofShop on a wide screen at the left, beside totals and the buttons that go on
 */
export function Toaster({ ofShop = false }: { ofShop?: boolean }) {
  const region = useId();
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, noToasts);
  const speaking = useSyncExternalStore(subscribeToToasts, speakingRegion, () => undefined) === region;
  useLayoutEffect(() => openRegion(region), [region]);
  const here = speaking ? toasts : [];
  return (
    <div className={ofShop ? 'toasts toasts-shop' : 'toasts'}>
      <div role="alert" className="contents">
        {here.filter(urgent).map((toast) => (
          <Bubble key={toast.id} {...toast} />
        ))}
      </div>
      <div role="status" className="contents">
        {here
          .filter((toast) => !urgent(toast))
          .map((toast) => (
            <Bubble key={toast.id} {...toast} />
          ))}
      </div>
    </div>
  );
}
