import { BellOff, WifiOff } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useAtNow } from '../clock.tsx';
import { kitchenTexts } from '../texts.ts';

const MINUTE = 60_000;
const BAND =
  'flex w-full items-center gap-3 bg-chilli px-4 py-2.5 text-left font-semibold text-white leading-snug';

interface StateBarProps {
  /** The time of the last answer, in milliseconds; null while there is a connection. */
  lostSince: number | null;
  /** The alarm was on before on this device, and is silent now. */
  isSilent: boolean;
  onTurnOn: () => void;
  /** What can be done without a connection. */
  children: ReactNode;
}

/**
 * What keeps new orders from being seen or heard: no connection, or a silent alarm. It stays in view at every scroll
 * position; `--state-bar` is its height, below which other sticky elements begin.
 */
export function StateBar({ lostSince, isSilent, onTurnOn, children }: StateBarProps) {
  const texts = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  const bar = useRef<HTMLDivElement>(null);
  const age = useAtNow((now) => (lostSince === null ? 0 : Math.floor((now.getTime() - lostSince) / MINUTE)));
  useLayoutEffect(() => {
    const [element, board] = [bar.current, bar.current?.parentElement];
    if (!element || !board) return;
    const observer = new ResizeObserver(() =>
      board.style.setProperty('--state-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      board.style.removeProperty('--state-bar');
    };
  }, []);
  return (
    <div ref={bar} className="sticky top-(--bar-height) z-30 -mx-4 md:top-0">
      {lostSince !== null && (
        <div className={`${BAND} flex-wrap`}>
          <p role="alert" className="flex min-w-0 flex-1 basis-64 items-center gap-3">
            <WifiOff className="size-6 shrink-0" aria-hidden="true" />
            <span>
              {texts.lost(timeOfDay(new Date(lostSince)))} {texts.shownAge(Math.max(0, age))}
            </span>
          </p>
          {children}
        </div>
      )}
      {isSilent && (
        <button type="button" onClick={onTurnOn} className={`${BAND} min-h-14 border-white/40 border-t`}>
          <BellOff className="size-6 shrink-0" aria-hidden="true" />
          {texts.shift.turnOn}
        </button>
      )}
    </div>
  );
}
