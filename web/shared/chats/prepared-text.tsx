import type { PreparedChat } from '#domain/messages/chat-rows.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { chatTexts } from './texts.ts';

/** A prepared text, which people open in WhatsApp, share or copy: they send it themselves (TELL-7). */
export function PreparedText({ chat }: { chat: PreparedChat }) {
  const texts = useTexts(chatTexts);
  const failureWords = useFailureWords();
  const attempt = async (task: () => Promise<unknown>) => {
    try {
      await task();
    } catch (error) {
      // Whoever closes the phone's own sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(failureWords(error, { otherwise: texts.failed }));
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(chat.text);
    toast.success(texts.copied);
  };
  return (
    <div className="grid gap-4">
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
        <Button variant="outline" onClick={() => void attempt(copy)}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
