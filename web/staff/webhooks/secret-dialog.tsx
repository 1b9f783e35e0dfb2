import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { webhookTexts } from './texts.ts';

interface SecretDialogProps {
  host: string;
  secret: string;
  onClose: () => void;
}

/** Shows the secret of a webhook. It cannot be shown again. */
export function SecretDialog({ host, secret, onClose }: SecretDialogProps) {
  const texts = useTexts(webhookTexts).secret;
  return (
    <Dialog open onClose={onClose} title={texts.title(host)}>
      <div className="grid gap-5 p-5">
        <p>{texts.once}</p>
        <CopyField
          label={texts.label}
          value={secret}
          words={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}
        />
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
