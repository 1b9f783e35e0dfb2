import { Pause, Play, Quote } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import type { Testimonial } from '#domain/site/content/testimonials-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { Stars } from '#web/ui/stars.tsx';
import { useRotation } from './rotation.ts';
import { SectionHeading } from './section-heading.tsx';
import { homeTexts } from './texts.ts';

/** Quotes of customers, one after another; nothing if there are none. */
export function Testimonials() {
  const quotes = useContent('testimonials')?.quotes ?? [];
  return quotes.length > 0 && <Carousel key={quotes.length} quotes={quotes} />;
}

function Carousel({ quotes }: { quotes: readonly Testimonial[] }) {
  const texts = useTexts(homeTexts).testimonials;
  const id = 'neighbours';
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  const { at, show, turning, stopped, canTurn, setStopped } = useRotation(quotes.length, over || focused);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-labelledby={id}
      onPointerEnter={({ pointerType }) => setOver(pointerType === 'mouse')}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      className="container-page pb-14 md:pb-20"
    >
      <SectionHeading id={id} title={texts.heading} />
      <div className="rounded-card border border-line bg-paper px-6 py-8 shadow-soft md:px-14 md:py-12">
        <Quote className="mb-4 size-10 fill-turmeric/30 text-star" aria-hidden="true" />
        <div aria-live={turning ? 'off' : 'polite'} className="grid">
          {quotes.map(({ quote, name, place }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's slide is a group
            <div
              key={quote}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.place(index + 1, quotes.length)}
              inert={index !== at}
              className={`col-start-1 row-start-1 transition-opacity duration-250 ease-out ${index === at ? '' : 'invisible opacity-0'}`}
            >
              <blockquote className="wrap-anywhere max-w-4xl text-balance font-display text-2xl leading-snug md:text-3xl">
                {quote}
              </blockquote>
              <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="wrap-anywhere font-semibold">{name}</span>
                {place && <span className="wrap-anywhere text-muted">{place}</span>}
                <Stars value={5} />
                <span className="sr-only">{texts.stars}</span>
              </div>
            </div>
          ))}
        </div>
        {quotes.length > 1 && (
          <div className="mt-6 -ml-3 flex items-center">
            {quotes.map(({ quote }, index) => (
              <button
                key={quote}
                type="button"
                aria-label={texts.show(index + 1)}
                aria-current={index === at || undefined}
                onClick={() => show(index)}
                className="group grid size-11 place-items-center rounded-full"
              >
                <span className="h-3 w-3 rounded-full border border-edge transition-all duration-200 ease-out group-hover:bg-ink/20 group-aria-current:w-7 group-aria-current:border-chilli-text group-aria-current:bg-chilli-text" />
              </button>
            ))}
            {canTurn && (
              <button
                type="button"
                aria-label={stopped ? texts.play : texts.pause}
                onClick={() => setStopped(!stopped)}
                className="ml-auto grid size-11 place-items-center rounded-full text-muted hover:bg-ink/8 hover:text-ink"
              >
                {stopped ? (
                  <Play className="size-5" aria-hidden="true" />
                ) : (
                  <Pause className="size-5" aria-hidden="true" />
                )}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
