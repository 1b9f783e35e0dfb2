import { CookingPot, HandHeart, Leaf, Scale } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { aboutTexts } from './texts.ts';

const VALUES = [
  { id: 'cooked', Icon: CookingPot },
  { id: 'recipes', Icon: HandHeart },
  { id: 'honest', Icon: Scale },
  { id: 'light', Icon: Leaf },
] as const;

/** What the kitchen stands for. */
export function KitchenValues() {
  const texts = useTexts(aboutTexts).values;
  return (
    <section aria-labelledby="values" className="container-page py-14 md:py-20">
      <h2 id="values" className="mb-6 text-3xl md:mb-8 md:text-4xl">
        {texts.heading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {VALUES.map(({ id, Icon }) => (
          <li key={id} className="rounded-card border border-line bg-paper p-5 md:p-6">
            <span className="mb-4 grid size-12 place-items-center rounded-full bg-turmeric text-on-turmeric">
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <h3 className="text-xl">{texts[id].title}</h3>
            <p className="mt-2 text-muted">{texts[id].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
