import { useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { hostOf, useWebhookActions, type Webhook } from './actions.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookTexts } from './texts.ts';

/** The buttons that try a webhook and issue its secret. One that gets personal data is the owners' (HOOK-11). */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { url, isOn, withPersons, secretIssuedAt } = webhook;
  const texts = useTexts(webhookTexts);
  const failureWords = useFailureWords();
  const isOwner = useCurrentUser()?.role === 'owner';
  const { test } = useWebhookActions();
  const [secret, setSecret] = useState<'asked' | 'issued'>();
  const [busy, setBusy] = useState(false);
  const host = hostOf(url);

  const sendTest = async () => {
    setBusy(true);
    await test(webhook.$id)
      .then(() => toast.success(texts.testSent))
      .catch((error: unknown) => toast.error(failureWords(error, { otherwise: texts.tryAgain })));
    setBusy(false);
  };
  return (
    <>
      {isOn && secretIssuedAt && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={texts.testOf(host)}
          onClick={() => void sendTest()}
        >
          {texts.test}
        </Button>
      )}
      {(isOwner || !withPersons) && (
        <Button
          variant="secondary"
          aria-label={texts.newSecretOf(host)}
          onClick={() => setSecret(secretIssuedAt ? 'asked' : 'issued')}
        >
          {texts.newSecret}
        </Button>
      )}
      <ConfirmDialog
        open={secret === 'asked'}
        onClose={() => setSecret(undefined)}
        onConfirm={() => setSecret('issued')}
        title={texts.renewing.title(host)}
        confirmLabel={texts.renewing.submit}
      >
        {texts.renewing.text}
      </ConfirmDialog>
      {secret === 'issued' && <SecretDialog webhook={webhook} onClose={() => setSecret(undefined)} />}
    </>
  );
}
