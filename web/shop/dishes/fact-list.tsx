import { Ban, Flame, Leaf, Sprout, Users, WheatOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Diet } from '#domain/dishes/kinds.ts';
import { factTexts } from '#web/brand/fact-texts.ts';
import { brandTexts } from '#web/brand/texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dialogTexts } from './dialog-texts.tsx';
import type { Dish } from './queries.ts';

const ICONS: Record<Diet, typeof Leaf> = {
  jain: Leaf,
  'no-onion-garlic': Ban,
  vegan: Sprout,
  'gluten-free': WheatOff,
};

function Fact({ Icon, children }: { Icon: typeof Leaf; children: ReactNode }) {
  return (
    <li className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-cream px-3 text-sm">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </li>
  );
}

/** A dish's diets, spice level, servings and allergens. Facts that the kitchen has left out are not shown. */
export function FactList({ dish }: { dish: Dish }) {
  const { diets = [], allergens = [], spiceLevel, serves } = dish;
  const names = useTexts(factTexts);
  const { spice } = useTexts(brandTexts);
  const texts = useTexts(dialogTexts).facts;
  const isListed = diets.length > 0 || spiceLevel !== undefined || serves !== undefined;
  return (
    <>
      {isListed && (
        <ul aria-label={texts.label} className="flex flex-wrap gap-2">
          {diets.map((diet) => (
            <Fact key={diet} Icon={ICONS[diet]}>
              {names.diets[diet]}
            </Fact>
          ))}
          {spiceLevel !== undefined && <Fact Icon={Flame}>{spice[spiceLevel]}</Fact>}
          {serves !== undefined && <Fact Icon={Users}>{texts.serves(serves)}</Fact>}
        </ul>
      )}
      {allergens.length > 0 && (
        <p>
          <span className="font-semibold">{texts.contains}</span>{' '}
          {allergens.map((allergen) => names.allergens[allergen]).join(', ')}
        </p>
      )}
    </>
  );
}
