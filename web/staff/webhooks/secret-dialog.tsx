import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { hostOf, useWebhookActions, type Webhook } from './actions.ts';
import { webhookTexts } from './texts.ts';

interface SecretDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Issues a secret for a webhook, and shows it. It cannot be shown again. */
export function SecretDialog({ webhook, onClose }: SecretDialogProps) {
  const { secret: texts, tryAgain } = useTexts(webhookTexts);
  const failureWords = useFailureWords();
  const { issueSecret } = useWebhookActions();
  const [secret, setSecret] = useState<string>();
  const isIssued = useRef(false);

  // Once for each dialog: every secret that is issued ends the one before the last.
  useEffect(() => {
    if (isIssued.current) return;
    isIssued.current = true;
    issueSecret(webhook.$id)
      .then(setSecret)
      .catch((error: unknown) => {
        toast.error(failureWords(error, { otherwise: tryAgain }));
        onClose();
      });
  });

  if (secret === undefined) return null;
  return (
    <Dialog open onClose={onClose} title={texts.title(hostOf(webhook.url))}>
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
