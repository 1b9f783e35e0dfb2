import { withMinutes } from '#domain/site/content/with-minutes.ts';
import { ForVisitors } from '#web/brand/for-person.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { homeTexts } from './texts.ts';

/** The end of the home page, with another link to the menu. */
export function ClosingCall() {
  const texts = useTexts(homeTexts).closing;
  const { promiseMinutes } = useSiteSettings().kitchen;
  const own = useContent('home');
  return (
    <section aria-labelledby="hungry" className="container-page pb-16 md:pb-20">
      <div className="flex flex-col items-center gap-6 rounded-card bg-turmeric px-6 py-10 text-center text-on-turmeric md:flex-row md:justify-between md:px-12 md:py-12 md:text-left">
        <div className="wrap-anywhere min-w-0">
          <h2 id="hungry" className="text-3xl md:text-4xl">
            {own?.closingHeading || texts.heading}
          </h2>
          <p className="mt-2 max-w-md text-balance text-lg">
            {own?.closingText ? withMinutes(own.closingText, promiseMinutes) : texts.text(promiseMinutes)}
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/menu" className="min-h-12 px-7 text-lg">
            {texts.order}
          </LinkButton>
          <ForVisitors>
            <LinkButton to="/login" variant="secondary" className="min-h-12 px-7 text-lg">
              {texts.logIn}
            </LinkButton>
          </ForVisitors>
        </div>
      </div>
    </section>
  );
}
