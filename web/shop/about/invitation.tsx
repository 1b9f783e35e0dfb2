import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { aboutTexts } from './texts.ts';

/** The end of the page, with links to the menu and to the story. */
export function Invitation() {
  const texts = useTexts(aboutTexts).invitation;
  const text = useContent('about')?.closingText || texts.text;
  return (
    <section aria-labelledby="invitation" className="container-page pb-16 md:pb-20">
      <div className="flex flex-col items-center gap-6 rounded-card bg-turmeric px-6 py-10 text-center text-on-turmeric md:flex-row md:justify-between md:px-12 md:text-left">
        <div>
          <h2 id="invitation" className="text-3xl md:text-4xl">
            {texts.heading}
          </h2>
          <p className="wrap-anywhere mt-2 max-w-md text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/menu" className="min-h-12 px-7 text-lg">
            {texts.order}
          </LinkButton>
          <LinkButton to="/about" variant="secondary" className="min-h-12 px-7 text-lg">
            {texts.story}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
