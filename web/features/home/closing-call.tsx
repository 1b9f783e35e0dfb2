import { ForVisitors } from '#web/brand/for-person.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** The last word of the home page. */
export function ClosingCall() {
  return (
    <section aria-labelledby="hungry" className="container-page pb-16 md:pb-20">
      <div className="flex flex-col items-center gap-6 rounded-card bg-turmeric px-6 py-10 text-center text-on-turmeric md:flex-row md:justify-between md:px-12 md:py-12 md:text-left">
        <div>
          <h2 id="hungry" className="text-3xl md:text-4xl">
            Hungry already?
          </h2>
          <p className="mt-2 max-w-md text-balance text-lg">
            The tawa is hot. Order now, and lunch is with you within 30 minutes.
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/menu" className="min-h-12 px-7 text-lg">
            Order Now
          </LinkButton>
          <ForVisitors>
            <LinkButton to="/login" variant="secondary" className="min-h-12 px-7 text-lg">
              Log In
            </LinkButton>
          </ForVisitors>
        </div>
      </div>
    </section>
  );
}
