import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { languageRow } from '#domain/languages/languages.ts';
import type { TodaysMenuAnswer } from '#domain/menus/todays-menu.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import type { AskedMenu } from './queries.ts';
import { todaysMenuTexts } from './texts.ts';
import { useSharing } from './use-sharing.ts';

/** The menu as the text of a chat. */
export function MenuText({ menu: { text, link }, asked }: { menu: TodaysMenuAnswer; asked: AskedMenu }) {
  const texts = useTexts(todaysMenuTexts);
  const { attempt, prepared } = useSharing(asked, 'text');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(texts.copied);
  };
  return (
    <Panel title={texts.text}>
      <p
        lang={languageRow(asked.language).tag}
        className="wrap-anywhere mb-4 max-h-[60dvh] overflow-auto whitespace-pre-line rounded-control border border-line bg-ink/5 p-3"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard
        tabIndex={0}
      >
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <AnchorButton href={link} target="_blank" rel="noreferrer" onClick={prepared}>
          <MessageCircle className="size-5" aria-hidden="true" />
          {texts.open}
        </AnchorButton>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => attempt(() => navigator.share({ text }))}>
            {texts.share}
          </Button>
        )}
        <Button variant="outline" onClick={() => attempt(copy)}>
          {texts.copy}
        </Button>
      </div>
      <p className="mt-4">
        <Link to="/admin/texts" className="font-semibold underline underline-offset-4">
          {texts.change}
        </Link>
      </p>
    </Panel>
  );
}
