import { BellOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useAtNow } from '../clock.tsx';
import { kitchenTexts } from '../texts.ts';

const MINUTE = 60_000;
const BAND =
  'flex w-full items-center gap-3 bg-chilli px-4 py-2.5 text-left font-semibold text-white leading-snug';

interface LostBandProps {
  /** The time of the last answer, in milliseconds. */
  since: number;
  /** What can be done without a connection. */
  children: ReactNode;
}

/** Says that there is no connection, and how old the tickets are. */
export function LostBand({ since, children }: LostBandProps) {
  const texts = useTexts(kitchenTexts);
  const { timeOfDay } = useDates();
  const age = useAtNow((now) => Math.floor((now.getTime() - since) / MINUTE));
  return (
    <div className={`${BAND} flex-wrap`}>
      <p role="alert" className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <WifiOff className="size-6 shrink-0" aria-hidden="true" />
        <span>
          {texts.lost(timeOfDay(new Date(since)))} {texts.shownAge(Math.max(0, age))}
        </span>
      </p>
      {children}
    </div>
  );
}

/** Says that this device plays no sound although somebody has tapped. A tap tries it again. */
export function SilentBand({ onTurnOn }: { onTurnOn: () => void }) {
  const { shift: texts } = useTexts(kitchenTexts);
  return (
    <button type="button" onClick={onTurnOn} className={`${BAND} min-h-14 border-white/40 border-t`}>
      <BellOff className="size-6 shrink-0" aria-hidden="true" />
      {texts.turnOn}
    </button>
  );
}
