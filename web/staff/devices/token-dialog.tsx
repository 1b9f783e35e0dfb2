import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OperatorLink } from '#web/shared/status/operator-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { deviceTexts } from './texts.ts';

interface TokenDialogProps {
  device: Pick<StoredDocument<'devices'>, 'name' | 'kind'>;
  token: string;
  onClose: () => void;
}

/** Shows a device's token, as text and as a QR code. It cannot be shown again. */
export function TokenDialog({ device, token, onClose }: TokenDialogProps) {
  const texts = useTexts(deviceTexts).token;
  const { name, kind } = device;
  return (
    <Dialog open onClose={onClose} title={texts.title(name)}>
      <div className="grid gap-5 p-5">
        <p>{texts.once}</p>
        <CopyField
          label={texts.label}
          value={token}
          words={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}
        />
        <QrCode text={token} label={texts.qr} />
        {kind === 'printer' && (
          <div>
            <p>{texts.program}</p>
            <OperatorLink topic="printers" />
          </div>
        )}
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
