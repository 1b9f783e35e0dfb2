import { useQuery } from '@tanstack/react-query';
import { CirclePause, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { endOf, NO_PAUSE, NOT_BUSY } from '#domain/site/opening/service.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useAtNow } from '../clock.tsx';
import { serviceQuery } from './queries.ts';
import { serviceTexts } from './texts.ts';
import { useSetService } from './use-set-service.ts';

const MINUTE = 60_000;
/** A longer time is told by its end only, in minutes. */
const TOLD_IN_MINUTES = 120;

interface BandProps {
  look: string;
  icon: ReactNode;
  /** When it ends, in milliseconds. */
  until: number;
  /** The button that ends it. */
  action: ReactNode;
  children: ReactNode;
}

function Band({ look, icon, until, action, children }: BandProps) {
  const texts = useTexts(serviceTexts);
  const left = useAtNow((now) => Math.max(0, Math.ceil((until - now.getTime()) / MINUTE)));
  return (
    <div className={`flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 font-semibold ${look}`}>
      {icon}
      <p className="wrap-anywhere min-w-0 flex-1 basis-40 leading-tight">
        <span>{children}</span>
        {left <= TOLD_IN_MINUTES && <span className="ml-2 whitespace-nowrap">{texts.left(left)}</span>}
      </p>
      {action}
    </div>
  );
}

/** Says that the kitchen is paused, or busy, with the time left and a button that ends it. */
export function ServiceBands() {
  const texts = useTexts(serviceTexts);
  const { dateAndTime, longDate, timeOfDay } = useDates();
  const { data: { pause, busy } = { pause: NO_PAUSE, busy: NOT_BUSY } } = useQuery(serviceQuery(useSdk()));
  const set = useSetService();
  const pausedUntil = useAtNow((now) => endOf(pause, now)?.getTime() ?? null);
  const busyUntil = useAtNow((now) => endOf(busy, now)?.getTime() ?? null);
  const today = useAtNow(longDate);
  const words = (time: number) => {
    const end = new Date(time);
    return longDate(end) === today ? timeOfDay(end) : dateAndTime(end);
  };
  return (
    <section aria-label={texts.label} className="empty:hidden">
      {pausedUntil !== null && (
        <Band
          look="bg-chilli text-white"
          icon={<CirclePause className="size-6 shrink-0" aria-hidden="true" />}
          until={pausedUntil}
          action={
            <Button variant="secondary" onClick={() => void set('pause', {}, texts.pause.ended)}>
              {texts.pause.end}
            </Button>
          }
        >
          {texts.paused(words(pausedUntil), pause.reason)}
        </Band>
      )}
      {busyUntil !== null && (
        <Band
          look="bg-turmeric text-on-turmeric"
          icon={<Flame className="size-6 shrink-0" aria-hidden="true" />}
          until={busyUntil}
          action={
            <Button
              variant="secondary"
              aria-label={texts.late.endLabel}
              onClick={() => void set('busy', {}, texts.late.ended)}
            >
              {texts.late.end}
            </Button>
          }
        >
          {texts.busy(busy.minutes, words(busyUntil))}
        </Band>
      )}
    </section>
  );
}
