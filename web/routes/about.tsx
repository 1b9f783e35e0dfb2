import { titled } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

export const meta = titled(
  'About Us',
  'Rasoi is a home kitchen with more burners: everyday Indian food, cooked when you order.',
);

const VALUES = [
  {
    title: 'Cooked when you order',
    words: 'Nothing waits under a lamp. The tadka goes in after you press the button.',
  },
  {
    title: 'Recipes with a home',
    words: 'Each dish comes from a family that eats it: Kashmiri, Bengali, Gujarati, Tamil.',
  },
  {
    title: 'Honest plates',
    words: 'Prices as they stand, portions as they are, veg and non-veg cooked apart.',
  },
  { title: 'Light on the earth', words: 'Bagasse boxes, paper bags, and no cutlery unless you ask.' },
];

export default function About() {
  return (
    <>
      <section className="container-page grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div className="lg:order-2">
          <h1 className="text-4xl md:text-6xl">The kitchen behind the door</h1>
          <div className="mt-5 grid gap-4 text-lg">
            <p>
              Rasoi means kitchen. In most homes it is the warmest room: someone is always rolling a phulka,
              someone always tastes the dal and says it wants a little more salt.
            </p>
            <p>
              We cook that food, and only that food. No fusion, no freezer. Dal that has had its night, rice
              that has had its rest, and rotis that have not.
            </p>
          </div>
          <LinkButton to="/menu" className="mt-7 min-h-12 px-7 text-lg">
            Explore Menu
          </LinkButton>
        </div>
        <picture>
          {['avif', 'webp'].map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={[480, 800, 1200].map((width) => `/brand/story-${width}.${format} ${width}w`).join(', ')}
              sizes="(min-width: 1264px) 568px, (min-width: 1024px) 45vw, 100vw"
            />
          ))}
          <img
            src="/brand/story-800.webp"
            alt="A spice box, and a roti being rolled"
            width={1600}
            height={1000}
            className="aspect-8/5 w-full rounded-card object-cover lg:aspect-square"
          />
        </picture>
      </section>
      <section aria-labelledby="values" className="container-page pb-16">
        <h2 id="values" className="mb-6 text-3xl md:text-4xl">
          What we hold to
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {VALUES.map(({ title, words }) => (
            <li key={title} className="rounded-card border border-line bg-paper p-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{words}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
