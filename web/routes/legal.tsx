import { Link } from 'react-router';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { contentQuery, useContent } from '#web/shared/content/content.ts';
import { legalData } from '#web/shop/legal/legal-data.ts';
import { OfficerFacts, SellerFacts } from '#web/shop/legal/legal-facts.tsx';
import { RefundPolicy } from '#web/shop/legal/refund-policy.tsx';
import { legalTexts } from '#web/shop/legal/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';

const load = async ({ sdk, prefetch }: Page) => {
  await prefetch(contentQuery(sdk, 'legal'));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(legalTexts, ({ page }) => page);

const LINK = 'text-chilli-text underline underline-offset-2';

export default function Legal() {
  const texts = useTexts(legalTexts);
  const legal = useContent('legal');
  const { shop } = useSiteSettings();
  const { publicUrl } = usePublicSettings();
  return (
    <div className="container-page grid max-w-3xl gap-6 py-10 md:py-14">
      {legal && <StructuredData data={import.meta.env.SSR ? legalData(publicUrl, shop, legal) : undefined} />}
      <div>
        <h1 className="text-4xl md:text-5xl">{texts.heading}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{texts.lead}</p>
      </div>
      <Panel title={texts.seller}>
        <SellerFacts />
      </Panel>
      <Panel title={texts.officer}>
        <OfficerFacts />
        <div className="mt-4 first:mt-0">
          <LinkButton to="/complaint" variant="secondary">
            {texts.complain}
          </LinkButton>
        </div>
        <p className="mt-4 text-muted first:mt-0">
          {texts.noOfficer}{' '}
          <Link to="/support#grievance" className={LINK}>
            {texts.policy}
          </Link>
        </p>
      </Panel>
      <Panel title={texts.refunds}>
        <RefundPolicy />
        <p className="mt-1.5 -mb-2.5 text-muted">
          <Link to="/support#terms" className={`inline-block py-2.5 ${LINK}`}>
            {texts.policy}
          </Link>
        </p>
      </Panel>
      <Panel title={texts.privacy}>
        <p className="mb-4">{texts.privacyLead}</p>
        <LinkButton to="/privacy" variant="secondary">
          {texts.toPrivacy}
        </LinkButton>
      </Panel>
    </div>
  );
}
