import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { PreparedChat } from '#domain/messages/chat-rows.ts';
import { whatsAppLink } from '#domain/messages/whatsapp.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { chatTexts } from './texts.ts';

interface ChatButtonProps {
  subject: 'order' | 'issue' | 'debt' | 'statement' | 'subscription' | 'coupon' | 'plan';
  /** The id of what it is about. */
  id: string;
  /** The period of a customer's statement. */
  period?: string;
  /** What people call it. */
  name: string;
  /** The number that it goes to; undefined: whoever the person chooses. Without a phone number there is no button. */
  phone?: string | number | null;
}

/** A button that prepares a text about something, to be sent from the person's own phone (TELL-7). */
export function ChatButton({ subject, id, period, name, phone }: ChatButtonProps) {
  const texts = useTexts(chatTexts);
  const sdk = useSdk();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [chat, setChat] = useState<PreparedChat>();
  if (phone !== undefined && whatsAppLink(phone, '') === undefined) return null;
  const attempt = async (task: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      // Whoever closes the phone's own sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(failureWords(error, { otherwise: texts.failed }));
    }
    setBusy(false);
  };
  const prepare = async () =>
    setChat(
      await sdk.call<PreparedChat>('post', 'chats', { subject, id, ...(period !== undefined && { period }) }),
    );
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast.success(texts.copied);
  };
  return (
    <>
      <Button
        variant="secondary"
        busy={busy && chat === undefined}
        aria-label={texts.prepareFor(name)}
        onClick={() => void attempt(prepare)}
      >
        <MessageCircle className="size-5" aria-hidden="true" />
        {phone === undefined ? texts.share : texts.whatsApp}
      </Button>
      {chat && (
        <Dialog open onClose={() => setChat(undefined)} title={texts.title}>
          <div className="grid gap-4 p-5">
            <p className="wrap-anywhere whitespace-pre-line rounded-control border border-line bg-ink/5 p-3">
              {chat.text}
            </p>
            <p className="text-muted text-sm">{texts.hint}</p>
            <div className="flex flex-wrap gap-2">
              {chat.link !== null && (
                <AnchorButton href={chat.link} target="_blank" rel="noreferrer" data-autofocus>
                  {texts.open}
                </AnchorButton>
              )}
              {'share' in navigator && (
                <Button
                  variant="secondary"
                  onClick={() => void attempt(() => navigator.share({ text: chat.text }))}
                >
                  {texts.share}
                </Button>
              )}
              <Button variant="outline" onClick={() => void attempt(() => copy(chat.text))}>
                {texts.copy}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
