import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useCanSend } from '#web/lib/can-send.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { mailStatement } from '#web/shared/ledger/statement/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { ledgerAdminTexts } from './texts.ts';

interface MailStatementProps {
  userId: string;
  period: string;
  email: string;
}

/** The button that mails a statement to its customer (LEDGER-37). */
export function MailStatement({ userId, period, email }: MailStatementProps) {
  const { mail: texts } = useTexts(ledgerAdminTexts);
  const sdk = useSdk();
  const canSend = useCanSend();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => mailStatement(sdk, { userId, period }),
    onSuccess: () => (canSend.email ? toast.success(texts.done(email)) : toast.warning(texts.waits)),
    onError: (error) => toast.error(failureWords(error, { otherwise: texts.failed })),
  });
  return (
    <Button variant="secondary" busy={isPending} busyLabel={texts.sending} onClick={() => mutate()}>
      <Mail className="size-5" aria-hidden="true" />
      {texts.send}
    </Button>
  );
}
