import { Button } from '#web/ui/button.tsx';

interface SaveButtonsProps {
  texts: { cancel: string; save: string; saving: string };
  busy: boolean;
  /** Nothing can be saved right now, for example during an upload. */
  off?: boolean;
  onCancel: () => void;
}

/** The buttons below a form in a dialog: one closes it, the other sends the form. */
export function SaveButtons({ texts, busy, off = false, onCancel }: SaveButtonsProps) {
  return (
    <div className="mt-2 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" off={busy} onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" busy={busy} busyLabel={texts.saving} off={off}>
        {texts.save}
      </Button>
    </div>
  );
}
