import { Clock, Leaf } from 'lucide-react';
import type { HomeSettings } from '#domain/site/content/home-settings.ts';
import { withMinutes } from '#domain/site/content/with-minutes.ts';
import { BrandPicture, type Drawing, drawing } from '#web/brand/brand-picture.tsx';
import { ForCustomers, ForVisitors } from '#web/brand/for-person.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { greetingTexts } from '#web/lib/session/greeting-texts.ts';
import { greetingOf } from '#web/lib/session/shown-person.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { imageWidths, smallerImage } from '#web/lib/uploaded-image.ts';
import { useContent, useIsContentLoading } from '#web/shared/content/content.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { homeTexts } from './texts.ts';

const WIDE = '(min-width: 1024px)';
const NARROW = '(max-width: 1023px)';

const DRAWINGS: readonly Drawing[] = [
  { srcSet: drawing('hero', [800, 1200, 1600]), media: WIDE },
  { srcSet: drawing('hero-mobile', [480, 720, 900]), media: NARROW },
];

const PLACE =
  'hero-picture -mt-20 aspect-9/8 w-full object-cover sm:aspect-3/2 lg:absolute lg:mt-0 lg:aspect-auto lg:h-full';
const DRAWN = `${PLACE} mask-t-from-80% object-[50%_62%] lg:inset-0 lg:mask-none lg:object-right`;
/** A photo is seldom dark on its left, so on wide screens it begins beside the words. */
const OWN = `${PLACE} max-lg:mask-t-from-80% lg:inset-y-0 lg:right-0 lg:w-3/5 lg:mask-l-from-60%`;

const drawingOf = (src: string): Pick<Drawing, 'srcSet'> => ({ srcSet: (form) => imageWidths(src, form) });

/** The owner's picture, and the one for phones if there is one. */
function ownDrawings({ picture, phonePicture }: Pick<HomeSettings, 'picture' | 'phonePicture'>): Drawing[] {
  const wide = drawingOf(picture);
  return phonePicture === '' ? [wide] : [{ ...drawingOf(phonePicture), media: NARROW }, wide];
}

/** The picture of the home page. It is the largest thing in sight, so it is loaded before all others. */
function HeroPicture({ own }: { own: HomeSettings | undefined }) {
  const { picture: drawn } = useTexts(homeTexts).hero;
  const isOwn = own !== undefined && own.picture !== '';
  return (
    <BrandPicture
      drawings={isOwn ? ownDrawings(own) : DRAWINGS}
      src={(isOwn && smallerImage(own.picture, 800, 'webp')) || '/brand/hero-mobile-720.webp'}
      // A hair less than the screen: a phone 412 points wide would take the 900 pixels of the next picture for one missing.
      sizes={`${WIDE} ${isOwn ? '60vw' : '100vw'}, 99vw`}
      alt={own?.pictureText || (isOwn ? '' : drawn)}
      width={900}
      height={1100}
      fetchPriority="high"
      style={isOwn ? { objectPosition: own.pictureFocus } : undefined}
      className={isOwn ? OWN : DRAWN}
    />
  );
}

/** The top of the home page. It greets a signed-in customer by name, and is a strip for them (hero.css). */
export function Hero() {
  const texts = useTexts(homeTexts).hero;
  const { greeting: greet } = useTexts(greetingTexts);
  const { promiseMinutes } = useSiteSettings().kitchen;
  const user = useCurrentUser();
  const greeting = user ? greetingOf(user, greet) : '';
  const own = useContent('home');
  // Otherwise whoever comes from another page would see the product's words and picture for a moment.
  const isLoading = useIsContentLoading('home');
  return (
    <section className="relative isolate overflow-hidden bg-[#261006] text-white">
      <div className="hero-words container-page relative z-10 pt-10 pb-4 lg:flex lg:min-h-150 lg:flex-col lg:justify-center lg:py-20">
        <div className={`max-w-xl lg:max-w-105 xl:max-w-lg ${isLoading ? 'invisible' : ''}`.trim()}>
          <ForCustomers>
            {(greeting || !user) && (
              <p className="greeting mb-2 font-display text-turmeric text-xl">{greeting}</p>
            )}
          </ForCustomers>
          <h1 className="wrap-anywhere text-5xl sm:text-6xl xl:text-7xl">
            <ForVisitors as="span">{own?.heading || texts.forVisitors}</ForVisitors>
            <ForCustomers as="span">{own?.customersHeading || texts.forCustomers}</ForCustomers>
          </h1>
          <p className="hero-more wrap-anywhere mt-4 max-w-md text-lg text-white/90">
            {withMinutes(own?.lead || texts.lead, promiseMinutes)}
          </p>
          <div className="hero-buttons mt-7 flex flex-wrap gap-3">
            <LinkButton to="/menu" className="min-h-12 sm:px-7 sm:text-lg">
              {texts.explore}
            </LinkButton>
            <ForVisitors>
              <LinkButton to="/signup" variant="secondary" className="min-h-12 sm:px-6 sm:text-lg">
                {texts.signUp}
              </LinkButton>
            </ForVisitors>
          </div>
          <ul className="hero-more mt-7 flex flex-wrap gap-x-6 gap-y-2 text-white/90">
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
      {isLoading ? <div className={DRAWN} /> : <HeroPicture own={own} />}
      {!own?.picture && (
        <div
          aria-hidden="true"
          className="absolute inset-0 hidden bg-linear-to-r from-[#261006] from-20% via-35% via-[#261006]/60 to-55% to-transparent lg:block"
        />
      )}
    </section>
  );
}
