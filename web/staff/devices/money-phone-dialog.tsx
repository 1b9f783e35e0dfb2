import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadText } from '#web/lib/download.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { documentsQuery } from '#web/sheets/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { IssuedSecret } from './actions.ts';
import { aliveAddress, forwardingRules } from './forwarding-rules.ts';
import { deviceTexts } from './texts.ts';

/** Milliseconds between two looks whether the phone has sent something. */
const LOOK_AGAIN = 2_000;

interface MoneyPhoneDialogProps {
  device: Pick<StoredDocument<'devices'>, '$id' | 'name'>;
  issued: IssuedSecret;
  onClose: () => void;
}

/** How a phone forwards the bank's messages: the app, its rules as a file and as a QR code, and that it was heard of (SIGHT-12). */
export function MoneyPhoneDialog({ device, issued, onClose }: MoneyPhoneDialogProps) {
  const texts = useTexts(deviceTexts).money;
  const { data = [] } = useQuery({
    ...documentsQuery(useSdk(), 'devices', useAdminId()),
    refetchInterval: LOOK_AGAIN,
  });
  const isHeard = data.some(({ $id, lastSeenAt }) => $id === device.$id && lastSeenAt !== null);
  const { origin } = window.location;
  const rules = forwardingRules(origin, device.$id, issued);
  const copy = { copy: texts.copy, copied: texts.copied, failed: texts.copyFailed };
  return (
    <Dialog open onClose={onClose} title={texts.title(device.name)}>
      <div className="grid gap-5 p-5">
        {isHeard && (
          <p role="status" className="font-semibold text-good">
            {texts.heard}
          </p>
        )}
        {issued.senders.length === 0 && <Notice tone="warning">{texts.noSenders}</Notice>}
        <ol className="grid list-decimal gap-5 pl-5">
          <li>
            <p>{texts.install}</p>
            <p className="mt-1 text-muted text-sm">{texts.warns}</p>
          </li>
          <li>
            <p className="mb-2">{texts.rules}</p>
            <Button
              variant="secondary"
              onClick={() => downloadText('rasoi-money.json', rules, 'application/json')}
            >
              <Download className="size-5" aria-hidden="true" />
              {texts.file}
            </Button>
            <div className="mt-4">
              <QrCode text={forwardingRules(origin, device.$id, issued, true)} label={texts.qr} isDense />
            </div>
            <p className="mt-1 text-muted text-sm">{texts.scan}</p>
          </li>
          <li>
            <p className="mb-2">{texts.heartbeat}</p>
            <CopyField
              label={texts.heartbeatLabel}
              value={aliveAddress(origin, device.$id, issued)}
              words={copy}
            />
          </li>
          <li>{texts.test}</li>
        </ol>
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.byHand}</summary>
          <div className="mt-2 grid gap-4">
            <CopyField label={texts.url} value={`${origin}/v1/sightings/${device.$id}`} words={copy} />
            <CopyField label={texts.secret} value={issued.secret} words={copy} />
          </div>
        </details>
        {!isHeard && <Notice>{texts.waiting}</Notice>}
        <p className="text-muted text-sm">{texts.once}</p>
        <Button wide onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}
