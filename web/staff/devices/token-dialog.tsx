import { Copy } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DeviceValues } from './actions.ts';
import { deviceTexts } from './texts.ts';

/** A token that was issued just now, with the device it is for. */
export interface IssuedToken extends DeviceValues {
  token: string;
}

/** Shows a device's token, as text and as a QR code. It cannot be shown again. */
export function TokenDialog({ issued, onClose }: { issued: IssuedToken; onClose: () => void }) {
  const texts = useTexts(deviceTexts).token;
  const { name, kind, token } = issued;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.title(name)}>
      <div className="grid gap-5 p-5">
        <p>{texts.once}</p>
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <Field
              label={texts.label}
              required
              readOnly
              value={token}
              onFocus={(event) => event.target.select()}
              className="font-mono"
            />
          </div>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy className="size-5" aria-hidden="true" />
            {texts.copy}
          </Button>
        </div>
        <QrCode text={token} label={texts.qr} />
        {kind === 'printer' && (
          <div>
            <p className="mb-2">{texts.command}</p>
            <code className="wrap-anywhere block select-all rounded-control bg-ink/8 px-4 py-3 text-sm">
              {`npm run printer -- --server ${window.location.origin} --printer 192.168.1.50 --token ${token}`}
            </code>
          </div>
        )}
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
