import { BrandPicture } from '#web/brand/brand-picture.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { aboutTexts } from './texts.ts';

/** The top of the page about us. */
export function AboutHero() {
  const texts = useTexts(aboutTexts).hero;
  return (
    <section className="container-page grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
      <div className="lg:order-2">
        <p className="mb-2 font-display text-chilli-text text-xl">{texts.overline}</p>
        <h1 className="text-4xl md:text-6xl">{texts.heading}</h1>
        <p className="mt-5 max-w-prose text-lg">{texts.lead}</p>
        <LinkButton to="/menu" className="mt-7 min-h-12 px-7 text-lg">
          {texts.explore}
        </LinkButton>
      </div>
      <BrandPicture
        drawings={[{ name: 'story', widths: [480, 800, 1200] }]}
        src="/brand/story-800.webp"
        sizes="(min-width: 1264px) 568px, (min-width: 1024px) 45vw, 100vw"
        alt={texts.picture}
        width={1600}
        height={1000}
        fetchPriority="high"
        className="aspect-8/5 w-full rounded-card object-cover lg:aspect-5/4"
      />
    </section>
  );
}

/** The story of the kitchen. */
export function Story() {
  const texts = useTexts(aboutTexts).story;
  return (
    <section aria-labelledby="story" className="container-page py-14 md:py-20">
      <div className="mx-auto max-w-3xl">
        <h2 id="story" className="text-3xl md:text-4xl">
          {texts.heading}
        </h2>
        <div className="mt-5 grid gap-4 text-lg">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
