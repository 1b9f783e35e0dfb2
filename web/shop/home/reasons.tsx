import { Bike, CookingPot, Leaf, Sprout } from 'lucide-react';
import { withMinutes } from '#domain/site/content/with-minutes.ts';
import { StoryPicture } from '#web/brand/story-picture.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { SectionHeading } from './section-heading.tsx';
import { homeTexts } from './texts.ts';

const ICONS = [Sprout, CookingPot, Bike, Leaf];

/** The owner's reasons, or the product's titles. */
function useReasons(): { title: string; text?: string }[] {
  const { ingredients, recipes, delivery, packaging } = useTexts(homeTexts).reasons.titles;
  const { promiseMinutes } = useSiteSettings().kitchen;
  const own = useContent('home')?.reasons ?? [];
  if (own.length > 0)
    return own.map(({ title, text }) => ({
      title: withMinutes(title, promiseMinutes),
      text: withMinutes(text, promiseMinutes),
    }));
  return [ingredients, recipes, delivery(promiseMinutes), packaging].map((title) => ({ title }));
}

/** The section Why Choose Us. */
export function Reasons() {
  const texts = useTexts(homeTexts).reasons;
  const own = useContent('home');
  const id = 'why-choose-us';
  return (
    <section aria-labelledby={id} className="container-page py-14 md:py-20">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <StoryPicture
          own={own?.reasonsPicture}
          alt={own?.reasonsPictureText || (own?.reasonsPicture ? '' : texts.picture)}
          loading="lazy"
          decoding="async"
        />
        <div>
          <SectionHeading id={id} title={texts.heading}>
            {own?.reasonsLead || texts.lead}
          </SectionHeading>
          <ul className="grid gap-6 sm:grid-cols-2">
            {useReasons().map(({ title, text }, place) => {
              const Icon = ICONS[place] ?? Leaf;
              return (
                <li key={title} className="wrap-anywhere">
                  <span className="mb-3 grid size-12 place-items-center rounded-full bg-turmeric text-on-turmeric">
                    <Icon className="size-6" aria-hidden="true" />
                  </span>
                  <h3 className="text-xl">{title}</h3>
                  {text && <p className="mt-1 text-muted">{text}</p>}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
