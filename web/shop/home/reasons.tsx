import { Bike, CookingPot, Leaf, Sprout } from 'lucide-react';
import { StoryPicture } from '#web/brand/story-picture.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SectionHeading } from './section-heading.tsx';
import { homeTexts } from './texts.ts';

const REASONS = [
  { id: 'ingredients', Icon: Sprout },
  { id: 'recipes', Icon: CookingPot },
  { id: 'delivery', Icon: Bike },
  { id: 'packaging', Icon: Leaf },
] as const;

/** The section Why Choose Us. */
export function Reasons() {
  const texts = useTexts(homeTexts).reasons;
  const { promiseMinutes } = useSiteSettings().kitchen;
  const id = 'why-choose-us';
  return (
    <section aria-labelledby={id} className="container-page py-14 md:py-20">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <StoryPicture alt={texts.picture} loading="lazy" decoding="async" />
        <div>
          <SectionHeading id={id} title={texts.heading}>
            {texts.lead}
          </SectionHeading>
          <ul className="grid gap-6 sm:grid-cols-2">
            {REASONS.map(({ id: reason, Icon }) => (
              <li key={reason}>
                <span className="mb-3 grid size-12 place-items-center rounded-full bg-turmeric text-on-turmeric">
                  <Icon className="size-6" aria-hidden="true" />
                </span>
                <h3 className="text-xl">
                  {reason === 'delivery' ? texts.delivery.title(promiseMinutes) : texts[reason].title}
                </h3>
                <p className="mt-1 text-muted">{texts[reason].text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
