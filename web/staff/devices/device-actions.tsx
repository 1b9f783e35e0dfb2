import { useState } from 'react';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDeviceActions } from './actions.ts';
import { LoginDialog } from './login-dialog.tsx';
import { deviceTexts } from './texts.ts';

/** The buttons that set up a printer and ask it for a test page, and that give a tablet a new token. */
export function DeviceActions({ device }: { device: StoredDocument<'devices'> }) {
  const texts = useTexts(deviceTexts);
  const failureWords = useFailureWords();
  const { askTest } = useDeviceActions();
  const [login, setLogin] = useState<'asked' | 'begun'>();
  const [busy, setBusy] = useState(false);
  const { name, kind, lastSeenAt } = device;
  const isPrinter = kind === 'printer';
  const isPhone = kind === 'money';
  const renewing = isPhone ? texts.money.renewing : texts.renewing;

  const test = async () => {
    setBusy(true);
    await askTest(device.$id)
      .then(() => toast.success(texts.testAsked))
      .catch((error: unknown) => toast.error(failureWords(error, { otherwise: texts.testFailed })));
    setBusy(false);
  };
  return (
    <>
      {isPrinter && lastSeenAt !== null && (
        <Button variant="secondary" busy={busy} aria-label={texts.testOf(name)} onClick={() => void test()}>
          {texts.test}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-label={
          isPrinter ? texts.setUpOf(name) : isPhone ? texts.money.buttonOf(name) : texts.newTokenOf(name)
        }
        onClick={() => setLogin(isPrinter ? 'begun' : 'asked')}
      >
        {isPrinter ? texts.setUpButton : isPhone ? texts.money.button : texts.newToken}
      </Button>
      <ConfirmDialog
        open={login === 'asked'}
        onClose={() => setLogin(undefined)}
        onConfirm={() => setLogin('begun')}
        title={renewing.title(name)}
        confirmLabel={renewing.submit}
      >
        {renewing.text}
      </ConfirmDialog>
      {login === 'begun' && <LoginDialog device={device} onClose={() => setLogin(undefined)} />}
    </>
  );
}
