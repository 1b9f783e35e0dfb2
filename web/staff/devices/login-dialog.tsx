import { useEffect, useRef, useState } from 'react';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { type IssuedCode, type IssuedSecret, useDeviceActions } from './actions.ts';
import { MoneyPhoneDialog } from './money-phone-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { deviceTexts } from './texts.ts';
import { TokenDialog } from './token-dialog.tsx';

interface LoginDialogProps {
  device: StoredDocument<'devices'>;
  onClose: () => void;
}

/**
 * How a device signs in: a printer's program by a code, a phone with the bank's messages by the secret that it signs with, or
 * else any by a token. They are made as it opens, and shown once.
 */
export function LoginDialog({ device, onClose }: LoginDialogProps) {
  const { setUp, token: tokenTexts, money } = useTexts(deviceTexts);
  const failureWords = useFailureWords();
  const { issueToken, issueSecret, makeCode } = useDeviceActions();
  const [code, setCode] = useState<IssuedCode>();
  const [token, setToken] = useState<string>();
  const [secret, setSecret] = useState<IssuedSecret>();
  const hasBegun = useRef(false);

  const failed = (otherwise: string) => (error: unknown) => {
    toast.error(failureWords(error, { otherwise }));
    onClose();
  };
  const showToken = () => void issueToken(device.$id).then(setToken).catch(failed(tokenTexts.failed));

  // Once for each dialog: a new code or token ends the one before.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (device.kind === 'printer') makeCode(device.$id).then(setCode).catch(failed(setUp.failed));
    else if (device.kind === 'money') issueSecret(device.$id).then(setSecret).catch(failed(money.failed));
    else showToken();
  });

  if (secret) return <MoneyPhoneDialog {...{ device, onClose }} issued={secret} />;
  if (token !== undefined) return <TokenDialog {...{ device, token, onClose }} />;
  return code && <SetUpDialog {...{ device, onClose }} issued={code} onToken={showToken} />;
}
