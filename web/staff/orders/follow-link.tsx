import { Link2, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useCanSend } from '#web/lib/can-send.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OperatorLink } from '#web/shared/status/operator-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { adminOrderTexts } from './texts.ts';

interface FollowLinkProps {
  orderId: string;
  /** The number to which the link can be sent. */
  phone: string | null;
}

/** The link with which a customer follows an order without signing in: to copy, or to send as a text message. */
export function FollowLink({ orderId, phone }: FollowLinkProps) {
  const { link: texts } = useTexts(adminOrderTexts);
  const sdk = useSdk();
  const canSend = useCanSend();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState<'copy' | 'send'>();
  const path = `orders/${encodeURIComponent(orderId)}/link`;

  const run = async (what: 'copy' | 'send', task: () => Promise<void>, done: string) => {
    setBusy(what);
    try {
      await task();
      toast.success(done);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
    setBusy(undefined);
  };
  const copy = async () => {
    const answer = await sdk.call<{ url: string }>('get', path);
    await navigator.clipboard.writeText(answer.url);
  };
  const send = async () => {
    await sdk.call('post', path);
  };

  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{texts.hint}</p>
      {phone && !canSend.text && (
        <div>
          <p className="text-muted text-sm">{texts.noText}</p>
          <OperatorLink topic="codes" />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={busy === 'copy'}
          off={busy === 'send'}
          onClick={() => void run('copy', copy, texts.copied)}
        >
          <Link2 className="size-5" aria-hidden="true" />
          {texts.copy}
        </Button>
        {phone && canSend.text && (
          <Button
            variant="secondary"
            busy={busy === 'send'}
            off={busy === 'copy'}
            onClick={() => void run('send', send, texts.sent(phone))}
          >
            <MessageSquare className="size-5" aria-hidden="true" />
            {texts.send}
          </Button>
        )}
      </div>
    </div>
  );
}
