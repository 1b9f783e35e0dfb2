import { CookingPot, HandHeart, Leaf, Scale } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { aboutTexts } from './texts.ts';

const ICONS = [CookingPot, HandHeart, Scale, Leaf];

/** What the kitchen stands for. */
export function KitchenValues() {
  const { heading } = useTexts(aboutTexts).values;
  const values = useContent('about')?.values ?? [];
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="values" className="container-page py-14 md:py-20">
      <h2 id="values" className="mb-6 text-3xl md:mb-8 md:text-4xl">
        {heading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(({ title, text }, place) => {
          const Icon = ICONS[place] ?? Leaf;
          return (
            <li
              key={title}
              className="wrap-anywhere min-w-0 rounded-card border border-line bg-paper p-5 md:p-6"
            >
              <span className="mb-4 grid size-12 place-items-center rounded-full bg-turmeric text-on-turmeric">
                <Icon className="size-6" aria-hidden="true" />
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
