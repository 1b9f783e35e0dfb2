import { NUTRIENTS } from '#domain/dishes/attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dialogTexts } from './dialog-texts.tsx';
import type { Dish } from './queries.ts';

type Figures = Pick<Dish, (typeof NUTRIENTS)[number]>;

/** The figures of dishes that have none of their own (DISH-1). */
const USUAL: Figures = { calories: 320, protein: 15, carbs: 42, fat: 10 };

/** The nutrition of a portion: the dish's own figures on every screen, else the usual ones on wide screens. */
export function Nutrition({ dish }: { dish: Figures }) {
  const texts = useTexts(dialogTexts).nutrition;
  const hasOwn = NUTRIENTS.some((nutrient) => dish[nutrient] !== undefined);
  const figures = hasOwn ? dish : USUAL;
  return (
    <dl
      className={`${hasOwn ? 'grid' : 'hidden md:grid'} auto-cols-fr grid-flow-col divide-x divide-line rounded-control border border-line text-center`}
    >
      {NUTRIENTS.map(
        (nutrient) =>
          figures[nutrient] !== undefined && (
            <div key={nutrient} className="flex flex-col-reverse px-1 py-3 md:px-2">
              <dt className="text-muted text-sm">{texts[nutrient].name}</dt>
              <dd className="whitespace-nowrap font-display text-lg leading-tight tabular-nums md:text-xl">
                {figures[nutrient]}
                <span className="ml-0.5 font-sans font-semibold text-sm">{texts[nutrient].unit}</span>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
