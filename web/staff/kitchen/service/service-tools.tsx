import { CirclePause, Flame } from 'lucide-react';
import { useState } from 'react';
import { BUSY_MINUTES, type BusyMinutes } from '#domain/site/service-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TOOL } from '../tools/tool.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { serviceTexts } from './texts.ts';
import { useSetService } from './use-set-service.ts';

interface BusyDialogProps {
  open: boolean;
  onClose: () => void;
  onBusy: (minutes: BusyMinutes) => void;
}

/** Asks how many minutes are added to new promises. */
function BusyDialog({ open, onClose, onBusy }: BusyDialogProps) {
  const { late: texts } = useTexts(serviceTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="small">
      <div className="grid gap-5 p-5 pt-3">
        <p className="text-muted">{texts.hint}</p>
        <div className="grid grid-cols-2 gap-3">
          {BUSY_MINUTES.map((minutes) => (
            <Button key={minutes} onClick={() => onBusy(minutes)}>
              {texts.add(minutes)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

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
