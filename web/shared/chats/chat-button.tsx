import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { PreparedChat } from '#domain/messages/chat-rows.ts';
import { whatsAppLink } from '#domain/messages/whatsapp.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { PreparedText } from './prepared-text.tsx';
import { chatTexts } from './texts.ts';

/** What goes to whomever the person chooses, such as a group. */
const FOR_EVERYBODY: readonly ChatButtonProps['subject'][] = ['coupon', 'plan'];

interface ChatButtonProps {
  subject: 'order' | 'issue' | 'debt' | 'statement' | 'subscription' | 'meal' | 'coupon' | 'plan';
  /** The id of what it is about. */
  id: string;
  /** The period of a customer's statement, or the day of a meal. */
  period?: string;
  /** For a chat about one meal of a subscription: the meal time of that meal. */
  mealTimeId?: string;
  /** What people call it. */
  name: string;
  /** The number that it goes to, where the page knows it: without a phone number there is no button. */
  phone?: string | number | null;
}

/** A button that prepares a text about something, to be sent from the person's own phone (TELL-7). */
export function ChatButton({ subject, id, period, mealTimeId, name, phone }: ChatButtonProps) {
  const texts = useTexts(chatTexts);
  const sdk = useSdk();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [chat, setChat] = useState<PreparedChat>();
  if (phone !== undefined && whatsAppLink(phone, '') === undefined) return null;
  const isForEverybody = FOR_EVERYBODY.includes(subject);
  const prepare = async () => {
    setBusy(true);
    try {
      const asked = {
        ...{ subject, id },
        ...(period !== undefined && { period }),
        ...(mealTimeId !== undefined && { mealTimeId }),
      };
      setChat(await sdk.call<PreparedChat>('post', 'chats', asked));
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        busy={busy && chat === undefined}
        aria-label={isForEverybody ? texts.shareOf(name) : texts.prepareFor(name)}
        onClick={() => void prepare()}
      >
        <MessageCircle className="size-5" aria-hidden="true" />
        {isForEverybody ? texts.share : texts.whatsApp}
      </Button>
      {chat && (
        <Dialog open onClose={() => setChat(undefined)} title={texts.title}>
          <div className="p-5">
            <PreparedText chat={chat} />
          </div>
        </Dialog>
      )}
    </>
  );
}
