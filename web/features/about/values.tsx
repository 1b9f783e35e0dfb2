import { CookingPot, HandHeart, Leaf, type LucideIcon, Scale } from 'lucide-react';

interface Value {
  title: string;
  words: string;
  Icon: LucideIcon;
}

const VALUES: readonly Value[] = [
  {
    title: 'Cooked when you order',
    words: 'Nothing waits under a lamp. The tadka goes in after you press the button.',
    Icon: CookingPot,
  },
  {
    title: 'Recipes with a home',
    words: 'Each dish comes from a family that eats it: Kashmiri, Bengali, Gujarati, Tamil.',
    Icon: HandHeart,
  },
  {
    title: 'Honest plates',
    words: 'Prices as they stand, portions as they are, veg and non-veg cooked apart.',
    Icon: Scale,
  },
  {
    title: 'Light on the earth',
    words: 'Bagasse boxes, paper bags, and no cutlery unless you ask.',
    Icon: Leaf,
  },
];

export function Values() {
  return (
    <section aria-labelledby="values" className="container-page py-14 md:py-20">
      <h2 id="values" className="mb-6 text-3xl md:mb-8 md:text-4xl">
        What we hold to
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {VALUES.map(({ title, words, Icon }) => (
          <li key={title} className="rounded-card border border-line bg-paper p-5 md:p-6">
            <span className="mb-4 grid size-12 place-items-center rounded-full bg-turmeric text-on-turmeric">
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
