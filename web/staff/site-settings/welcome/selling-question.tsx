import { useQuery } from '@tanstack/react-query';
import { asksHowToSell } from '#domain/site/welcome-progress.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { progressOf, welcomeQuery } from './queries.ts';
import { welcomeTexts } from './texts.ts';

/** On the dashboard of owners of a public site: asks how they sell, until they have answered (SHOP-11). */
export function SellingQuestion({ ownerId }: { ownerId: string }) {
  const { selling: texts } = useTexts(welcomeTexts);
  const { publicUrl } = usePublicSettings();
  const { sellerKind } = useSiteSettings().tax;
  const { data: document } = useQuery(welcomeQuery(useSdk(), ownerId));
  if (!document || !asksHowToSell(publicUrl, sellerKind, progressOf(document))) return null;
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <LinkButton to="/admin/welcome?step=selling">{texts.answer}</LinkButton>
    </Panel>
  );
}
