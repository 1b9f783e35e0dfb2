import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { shiftTexts } from './texts.ts';

interface ConsentDialogProps {
  open: boolean;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks a rider whether they agree to be located during their shifts, before the first one (RIDE-2). */
export function ConsentDialog({ open, busy, onAgree, onClose }: ConsentDialogProps) {
  const { consent: texts } = useTexts(shiftTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="small">
      <div className="grid gap-4 p-5 pt-2">
        {Object.entries(texts.words).map(([name, words]) => (
          <p key={name}>{words}</p>
        ))}
        <Button wide busy={busy} onClick={onAgree}>
          {texts.agree}
        </Button>
        <Button wide variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
