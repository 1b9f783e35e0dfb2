import { Copy } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { webhookTexts } from './texts.ts';

interface SecretDialogProps {
  host: string;
  secret: string;
  onClose: () => void;
}

/** Shows the secret of a webhook. It cannot be shown again. */
export function SecretDialog({ host, secret, onClose }: SecretDialogProps) {
  const texts = useTexts(webhookTexts).secret;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.title(host)}>
      <div className="grid gap-5 p-5">
        <p>{texts.once}</p>
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <Field
              label={texts.label}
              required
              readOnly
              value={secret}
              onFocus={(event) => event.target.select()}
              className="font-mono"
            />
          </div>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy className="size-5" aria-hidden="true" />
            {texts.copy}
          </Button>
        </div>
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
