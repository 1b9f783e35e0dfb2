import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SectionHeading } from './section-heading.tsx';

/** How many favourites the home page shows (HOME-2). */
export const FAVOURITES = 4;

/** The frame of Customer Favorites; the page puts the dishes in. */
export function Favourites({ children }: { children: ReactNode }) {
  const id = 'favourites';
  return (
    <section aria-labelledby={id} className="container-page pt-12 md:pt-16">
      <SectionHeading
        id={id}
        title="Customer Favorites"
        aside={
          <Link
            to="/menu"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-chilli-text underline-offset-4 hover:underline"
          >
            See the whole menu
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
        }
      >
        What our neighbours order again and again.
      </SectionHeading>
      {children}
    </section>
  );
}
