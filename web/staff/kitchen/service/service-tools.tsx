import { CirclePause, Flame } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { TOOL } from '../tools/tool.ts';
import { BusyDialog } from './busy-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { serviceTexts } from './texts.ts';
import { useSetService } from './use-set-service.ts';

/** Buttons that pause the kitchen, or add time to new promises. */
export function ServiceTools() {
  const texts = useTexts(serviceTexts);
  const set = useSetService();
  const [asks, setAsks] = useState<'pause' | 'busy'>();
  const close = () => setAsks(undefined);
  return (
    <>
      <button type="button" className={TOOL} onClick={() => setAsks('pause')}>
        <CirclePause className="size-5 shrink-0" aria-hidden="true" />
        {texts.pause.open}
      </button>
      <button type="button" className={TOOL} onClick={() => setAsks('busy')}>
        <Flame className="size-5 shrink-0" aria-hidden="true" />
        {texts.late.open}
      </button>
      <PauseDialog
        open={asks === 'pause'}
        onClose={close}
        onPause={(lasts, reason) => {
          close();
          void set('pause', { lasts, reason }, texts.pause.done);
        }}
      />
      <BusyDialog
        open={asks === 'busy'}
        onClose={close}
        onBusy={(minutes) => {
          close();
          void set('busy', { minutes }, texts.late.done(minutes));
        }}
      />
    </>
  );
}
