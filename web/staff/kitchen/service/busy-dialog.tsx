import { BUSY_MINUTES, type BusyMinutes } from '#domain/site/service-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { serviceTexts } from './texts.ts';

interface BusyDialogProps {
  open: boolean;
  onClose: () => void;
  onBusy: (minutes: BusyMinutes) => void;
}

/** Asks how many minutes are added to new promises. */
export function BusyDialog({ open, onClose, onBusy }: BusyDialogProps) {
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
