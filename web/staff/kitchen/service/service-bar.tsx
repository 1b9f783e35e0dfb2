import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CirclePause, Flame, Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endOf, NO_PAUSE, NOT_BUSY } from '#domain/site/service.ts';
import { useDates } from '#web/lib/dates.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useClosedSentence, useOpening } from '#web/shared/opening/opening.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAtNow } from '../clock.tsx';
import { BusyDialog } from './busy-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { type Service, serviceQuery, setService } from './queries.ts';
import { serviceTexts } from './texts.ts';

interface BandProps {
  look: string;
  icon: ReactNode;
  /** The button that ends it. */
  action: ReactNode;
  children: ReactNode;
}

function Band({ look, icon, action, children }: BandProps) {
  return (
    <div
      className={`flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-4 py-1.5 font-semibold ${look}`}
    >
      {icon}
      <p className="wrap-anywhere min-w-0 flex-1 basis-48">{children}</p>
      {action}
    </div>
  );
}

/** Shows whether customers can order, with buttons to pause the kitchen or add time to new promises. */
export function ServiceBar() {
  const texts = useTexts(serviceTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { dateAndTime, longDate, timeOfDay } = useDates();
  const { data: { pause, busy } = { pause: NO_PAUSE, busy: NOT_BUSY } } = useQuery(serviceQuery(sdk));
  const pausedUntil = useAtNow((now) => endOf(pause, now)?.getTime() ?? null);
  const busyUntil = useAtNow((now) => endOf(busy, now)?.getTime() ?? null);
  const today = useAtNow(longDate);
  const closed = useClosedSentence();
  const { state } = useOpening();
  const [asks, setAsks] = useState<'pause' | 'busy'>();
  const close = () => setAsks(undefined);
  const words = (time: number) => {
    const end = new Date(time);
    return longDate(end) === today ? timeOfDay(end) : dateAndTime(end);
  };

  async function set<S extends keyof Service>(section: S, value: Partial<Service[S]>, done: string) {
    close();
    try {
      await setService(sdk, section, value);
      toast.success(done);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
    await queries.invalidateQueries({ queryKey: ['settings'] });
  }

  return (
    <section aria-label={texts.label} className="grid gap-2">
      {pausedUntil !== null && (
        <Band
          look="bg-chilli text-white"
          icon={<CirclePause className="size-6 shrink-0" aria-hidden="true" />}
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          role="status"
          className="flex min-w-0 flex-1 basis-64 items-center gap-2 font-semibold empty:hidden"
        >
          {state === 'open' && (
            <>
              <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
              {texts.taking}
            </>
          )}
          {state === 'closed' && (
            <>
              <Store className="size-5 shrink-0 text-muted" aria-hidden="true" />
              {closed}
            </>
          )}
        </p>
        <div className="grid flex-1 basis-64 grid-cols-2 gap-2 sm:ml-auto sm:max-w-80">
          <Button variant="outline" onClick={() => setAsks('pause')}>
            <CirclePause className="size-5" aria-hidden="true" />
            {texts.pause.open}
          </Button>
          <Button variant="outline" onClick={() => setAsks('busy')}>
            <Flame className="size-5" aria-hidden="true" />
            {texts.late.open}
          </Button>
        </div>
      </div>
      <PauseDialog
        open={asks === 'pause'}
        onClose={close}
        onPause={(lasts, reason) => void set('pause', { lasts, reason }, texts.pause.done)}
      />
      <BusyDialog
        open={asks === 'busy'}
        onClose={close}
        onBusy={(minutes) => void set('busy', { minutes }, texts.late.done(minutes))}
      />
    </section>
  );
}
