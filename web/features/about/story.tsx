import { BrandPicture } from '#web/brand/brand-picture.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** The first thing of the page about us. */
export function AboutHero() {
  return (
    <section className="container-page grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
      <div className="lg:order-2">
        <p className="mb-2 font-display text-chilli-text text-xl">About Us</p>
        <h1 className="text-4xl md:text-6xl">The kitchen behind the door</h1>
        <p className="mt-5 max-w-prose text-lg">
          Rasoi means kitchen. In most homes it is the warmest room: someone is always rolling a phulka,
          someone always tastes the dal and says it wants a little more salt.
        </p>
        <LinkButton to="/menu" className="mt-7 min-h-12 px-7 text-lg">
          Explore Menu
        </LinkButton>
      </div>
      <BrandPicture
        drawings={[{ name: 'story', widths: [480, 800, 1200] }]}
        src="/brand/story-800.webp"
        sizes="(min-width: 1264px) 568px, (min-width: 1024px) 45vw, 100vw"
        alt="A spice box, and a roti being rolled"
        width={1600}
        height={1000}
        fetchPriority="high"
        className="aspect-8/5 w-full rounded-card object-cover lg:aspect-5/4"
      />
    </section>
  );
}

/** How it began. */
export function Story() {
  return (
    <section aria-labelledby="story" className="container-page py-14 md:py-20">
      <div className="mx-auto max-w-3xl">
        <h2 id="story" className="text-3xl md:text-4xl">
          Our story
        </h2>
        <div className="mt-5 grid gap-4 text-lg">
          <p>
            It began with one tiffin. A neighbour fell ill, and Meera Iyer sent her lunch across the landing:
            dal, rice, a beans poriyal and a phulka still puffed. The next day there were two tiffins, and by
            the end of the month the whole building was eating from her stove.
          </p>
          <p>
            We still cook that food, and only that food. No fusion, no freezer. Dal that has had its night,
            rice that has had its rest, and rotis that have had neither. The recipes come from the families
            that eat them, from Kashmir to Kerala, and the people who gave them to us come to taste.
          </p>
          <p>
            Today three kitchens cook when you order, and the food is at your door within 30 minutes. What has
            not changed is the question Meera asks of every plate before it leaves: would I send this across
            the landing?
          </p>
        </div>
      </div>
    </section>
  );
}
