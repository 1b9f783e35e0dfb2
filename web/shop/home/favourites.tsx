import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { SectionHeading } from './section-heading.tsx';
import { homeTexts } from './texts.ts';

/** The number of favourites on the home page (HOME-2). */
export const FAVOURITES = 4;

/** The section Customer Favorites; the route passes the dishes in. */
export function Favourites({ children }: { children: ReactNode }) {
  const texts = useTexts(homeTexts).favourites;
  const lead = useContent('home')?.favouritesLead;
  const id = 'favourites';
  return (
    <section aria-labelledby={id} className="container-page pt-12 md:pt-16">
      <SectionHeading
        id={id}
        title={texts.heading}
        aside={
          <Link
            to="/menu"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-chilli-text underline-offset-4 hover:underline"
          >
            {texts.wholeMenu}
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
        }
      >
        {lead || texts.lead}
      </SectionHeading>
      {children}
    </section>
  );
}
