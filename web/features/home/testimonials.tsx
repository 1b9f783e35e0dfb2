import { Pause, Play, Quote } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { Stars } from '#web/ui/stars.tsx';
import { useRotation } from './rotation.ts';
import { SectionHeading } from './section-heading.tsx';

const TESTIMONIALS = [
  {
    words:
      'The rajma tastes like Sunday at my nani’s. I ordered for one, and my flatmates have not forgiven me since.',
    name: 'Priya Nair',
    place: 'Malleshwaram, every Sunday',
  },
  {
    words:
      'Phulkas that are still soft at my desk, dal that was never near a freezer. Lunch at work is lunch again.',
    name: 'Arjun Mehta',
    place: 'Indiranagar, most weekdays',
  },
  {
    words: 'My father is eighty and hard to please. He wiped the thali clean and asked who the cook was.',
    name: 'Kavita Deshpande',
    place: 'Jayanagar, for the whole family',
  },
] as const;

/** What neighbours say, one after another. */
export function Testimonials() {
  const id = 'neighbours';
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  const { at, show, turning, stopped, canTurn, setStopped } = useRotation(
    TESTIMONIALS.length,
    over || focused,
  );
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby={id}
      onPointerEnter={({ pointerType }) => setOver(pointerType === 'mouse')}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setFocused(true)}
      onBlur={left}
      className="container-page pb-14 md:pb-20"
    >
      <SectionHeading id={id} title="What Our Customers Say" />
      <div className="rounded-card border border-line bg-paper px-6 py-8 shadow-soft md:px-14 md:py-12">
        <Quote className="mb-4 size-10 fill-turmeric/30 text-star" aria-hidden="true" />
        <div aria-live={turning ? 'off' : 'polite'} className="grid">
          {TESTIMONIALS.map(({ words, name, place }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's slide is a group
            <div
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${TESTIMONIALS.length}`}
              inert={index !== at}
              className={`col-start-1 row-start-1 transition-opacity duration-250 ease-out ${index === at ? '' : 'invisible opacity-0'}`}
            >
              <blockquote className="max-w-4xl text-balance font-display text-2xl leading-snug md:text-3xl">
                {words}
              </blockquote>
              <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="font-semibold">{name}</span>
                <span className="text-muted">{place}</span>
                <Stars value={5} />
                <span className="sr-only">5 out of 5 stars</span>
              </div>
            </div>
          ))}
        </div>
        <div className="mt-6 -ml-3 flex items-center">
          {TESTIMONIALS.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-label={`Show testimonial ${index + 1}`}
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
              aria-label={stopped ? 'Play testimonials' : 'Pause testimonials'}
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
      </div>
    </section>
  );
}
