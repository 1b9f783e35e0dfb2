import { StoryPicture } from '#web/brand/story-picture.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useContent, useIsContentLoading } from '#web/shared/content/content.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { aboutTexts } from './texts.ts';

/** The top of the page about us. */
export function AboutHero() {
  const texts = useTexts(aboutTexts).hero;
  const { lead, heading, picture, pictureText } = useContent('about') ?? {};
  const isLoading = useIsContentLoading('about');
  return (
    <section className="container-page grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
      <div className="lg:order-2">
        <p className="mb-2 font-display text-chilli-text text-xl">{texts.overline}</p>
        <h1 className="wrap-anywhere text-4xl md:text-6xl">{heading || texts.heading}</h1>
        {lead && <p className="wrap-anywhere mt-5 max-w-prose text-lg">{lead}</p>}
        <LinkButton to="/menu" className="mt-7 min-h-12 px-7 text-lg">
          {texts.explore}
        </LinkButton>
      </div>
      {!isLoading && (
        <StoryPicture
          own={picture}
          alt={pictureText || (picture ? '' : texts.picture)}
          fetchPriority="high"
        />
      )}
    </section>
  );
}

/** The story of the kitchen; nothing if it has none. */
export function Story() {
  const texts = useTexts(aboutTexts).story;
  const story = useContent('about')?.story;
  if (!story) return null;
  return (
    <section aria-labelledby="story" className="container-page py-14 md:py-20">
      <div className="mx-auto max-w-3xl">
        <h2 id="story" className="text-3xl md:text-4xl">
          {texts.heading}
        </h2>
        <div className="mt-5 grid gap-4 text-lg">
          {story.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
