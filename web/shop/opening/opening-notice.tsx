import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useClosedSentence, useOpening } from '#web/shared/opening/opening.ts';
import { Notice } from '#web/ui/notice.tsx';

interface OpeningNoticeProps {
  /** The shown menus, for a notice about their own hours. */
  menus?: readonly { $id: string; name: string }[] | undefined;
  className?: string;
}

/** Says that customers can't order now, or not from some menus, and when they can. Nothing while they can. */
export default function OpeningNotice({ menus = [], className }: OpeningNoticeProps) {
  const texts = useTexts(openingMessages);
  const closed = useClosedSentence();
  const { closedMenus = [] } = useOpening();
  const ofMenus = closedMenus.flatMap(({ id, opens }) =>
    menus.filter(({ $id }) => $id === id).map(({ name }) => texts.menuClosed(name, whenWords(texts, opens))),
  );
  const sentences = closed === undefined ? ofMenus : [closed];
  if (sentences.length === 0) return null;
  return (
    <div className={className}>
      <Notice tone="warning">
        {sentences.map((sentence) => (
          <p key={sentence} className="font-semibold">
            {sentence}
          </p>
        ))}
      </Notice>
    </div>
  );
}
