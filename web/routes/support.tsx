import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useTexts } from '#web/lib/texts.ts';
import { contentQuery, useContent } from '#web/shared/content/content.ts';
import { hoursQuery } from '#web/shared/opening/hours.ts';
import { OfficerFacts, SellerFacts } from '#web/shop/legal/legal-facts.tsx';
import { ContactCards } from '#web/shop/support/contact-cards.tsx';
import { ContactForm } from '#web/shop/support/contact-form.tsx';
import { Faqs } from '#web/shop/support/faqs.tsx';
import { Hours } from '#web/shop/support/hours.tsx';
import { Policies } from '#web/shop/support/policies.tsx';
import { supportTexts } from '#web/shop/support/texts.ts';

const load = async ({ sdk, prefetch }: Page) => {
  await Promise.all([
    prefetch(hoursQuery(sdk)),
    prefetch(contentQuery(sdk, 'support')),
    prefetch(contentQuery(sdk, 'policies')),
    prefetch(contentQuery(sdk, 'legal')),
  ]);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(supportTexts, ({ page }) => page);

/** The grievance officer, with the seller whose complaints they hear. */
const Officer = () => (
  <>
    <OfficerFacts />
    <SellerFacts />
  </>
);

export default function Support() {
  const texts = useTexts(supportTexts);
  const lead = useContent('support')?.lead || texts.lead;
  return (
    <div className="container-page grid max-w-5xl gap-12 py-10 md:gap-16 md:py-14">
      <div>
        <h1 className="text-4xl md:text-5xl">{texts.heading}</h1>
        <p className="wrap-anywhere mt-3 mb-8 max-w-2xl text-lg text-muted">{lead}</p>
        <ContactCards />
      </div>
      <Faqs />
      <div className="grid items-start gap-12 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="write">
          <h2 id="write" className="mb-4 text-3xl">
            {texts.sendHeading}
          </h2>
          <div className="relative overflow-hidden rounded-card border border-line bg-paper p-5 md:p-7">
            <ContactForm />
          </div>
        </section>
        <Hours />
      </div>
      <Policies officer={<Officer />} />
    </div>
  );
}
