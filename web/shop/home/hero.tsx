import { Clock, Leaf } from 'lucide-react';
import { BrandPicture } from '#web/brand/brand-picture.tsx';
import { ForCustomers, ForVisitors } from '#web/brand/for-person.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { greetingTexts } from '#web/lib/session/greeting-texts.ts';
import { greetingOf } from '#web/lib/session/shown-person.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { homeTexts } from './texts.ts';

const DRAWINGS = [
  { name: 'hero', widths: [800, 1200, 1600], media: '(min-width: 1024px)' },
  { name: 'hero-mobile', widths: [480, 720, 900], media: '(max-width: 1023px)' },
];

/** The top of the home page; it greets a signed-in customer by name. */
export function Hero() {
  const texts = useTexts(homeTexts).hero;
  const { greeting: greet } = useTexts(greetingTexts);
  const { promiseMinutes } = useSiteSettings().kitchen;
  const user = useCurrentUser();
  const greeting = user ? greetingOf(user, greet) : '';
  return (
    <section className="relative isolate overflow-hidden bg-[#261006] text-white">
      <div className="container-page relative z-10 pt-10 pb-4 lg:flex lg:min-h-150 lg:flex-col lg:justify-center lg:py-20">
        <div className="max-w-xl lg:max-w-105 xl:max-w-lg">
          <ForCustomers>
            {(greeting || !user) && (
              <p className="greeting mb-2 font-display text-turmeric text-xl">{greeting}</p>
            )}
          </ForCustomers>
          <h1 className="text-5xl sm:text-6xl xl:text-7xl">
            <ForVisitors as="span">{texts.forVisitors}</ForVisitors>
            <ForCustomers as="span">{texts.forCustomers}</ForCustomers>
          </h1>
          <p className="mt-4 max-w-md text-lg text-white/90">{texts.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to="/menu" className="min-h-12 sm:px-7 sm:text-lg">
              {texts.explore}
            </LinkButton>
            <ForVisitors>
              <LinkButton to="/signup" variant="secondary" className="min-h-12 sm:px-6 sm:text-lg">
                {texts.signUp}
              </LinkButton>
            </ForVisitors>
          </div>
          <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-white/90">
            <li className="flex items-center gap-2">
              <Clock className="size-5 text-turmeric" aria-hidden="true" />
              {texts.fast(promiseMinutes)}
            </li>
            <li className="flex items-center gap-2">
              <Leaf className="size-5 text-turmeric" aria-hidden="true" />
              {texts.fresh}
            </li>
          </ul>
        </div>
      </div>
      <BrandPicture
        drawings={DRAWINGS}
        src="/brand/hero-mobile-720.webp"
        // A hair less than the screen: a phone 412 points wide would take the 900 pixels of the next picture for one missing.
        sizes="(min-width: 1024px) 100vw, 99vw"
        alt={texts.picture}
        width={900}
        height={1100}
        fetchPriority="high"
        className="-mt-20 mask-t-from-80% aspect-9/8 w-full object-cover object-[50%_62%] sm:aspect-3/2 lg:absolute lg:inset-0 lg:mt-0 lg:mask-none lg:aspect-auto lg:h-full lg:object-right"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 hidden bg-linear-to-r from-[#261006] from-20% via-35% via-[#261006]/60 to-55% to-transparent lg:block"
      />
    </section>
  );
}
