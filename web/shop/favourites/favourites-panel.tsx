import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { favouriteTexts } from './texts.ts';

/** Leads from the profile to the person's favourites on the menu. */
export function FavouritesPanel() {
  const texts = useTexts(favouriteTexts).panel;
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <LinkButton to="/menu?only=favourites" variant="secondary">
        {texts.show}
      </LinkButton>
    </Panel>
  );
}
