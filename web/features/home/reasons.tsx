import { Bike, CookingPot, Leaf, type LucideIcon, Sprout } from 'lucide-react';
import { BrandPicture } from '#web/brand/brand-picture.tsx';
import { SectionHeading } from './section-heading.tsx';

interface Reason {
  title: string;
  words: string;
  Icon: LucideIcon;
}

const REASONS: readonly Reason[] = [
  {
    title: 'Fresh ingredients',
    words: 'Vegetables from the morning market, spices ground in our own kitchen.',
    Icon: Sprout,
  },
  {
    title: 'Authentic recipes',
    words: 'From Kashmir to Kerala, cooked the way families cook them.',
    Icon: CookingPot,
  },
  {
    title: 'Delivery within 30 minutes',
    words: 'Cooked when you order, and still hot when it reaches your door.',
    Icon: Bike,
  },
  {
    title: 'Eco-friendly packaging',
    words: 'Bagasse boxes and paper bags that go back to the soil.',
    Icon: Leaf,
  },
];

/** Why Choose Us. */
export function Reasons() {
  const id = 'why-choose-us';
  return (
    <section aria-labelledby={id} className="container-page py-14 md:py-20">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <BrandPicture
          drawings={[{ name: 'story', widths: [480, 800, 1200] }]}
          src="/brand/story-800.webp"
          sizes="(min-width: 1264px) 568px, (min-width: 1024px) 45vw, 100vw"
          alt="A spice box, and a roti being rolled"
          width={1600}
          height={1000}
          loading="lazy"
          decoding="async"
          className="aspect-8/5 w-full rounded-card object-cover lg:aspect-5/4"
        />
        <div>
          <SectionHeading id={id} title="Why Choose Us">
            A home kitchen, only with more burners.
          </SectionHeading>
          <ul className="grid gap-6 sm:grid-cols-2">
            {REASONS.map(({ title, words, Icon }) => (
              <li key={title}>
                <span className="mb-3 grid size-12 place-items-center rounded-full bg-turmeric text-on-turmeric">
                  <Icon className="size-6" aria-hidden="true" />
                </span>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-muted">{words}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
