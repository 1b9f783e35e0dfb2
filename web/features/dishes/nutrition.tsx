import { useTexts } from '#web/lib/texts.ts';
import { dialogTexts } from './dialog-texts.tsx';

/** The same figures for every dish (DISH-1). */
const NUTRITION = [
  { nutrient: 'energy', amount: 320 },
  { nutrient: 'protein', amount: 15 },
  { nutrient: 'carbs', amount: 42 },
  { nutrient: 'fat', amount: 10 },
] as const;

/** Wide screens only. */
export function Nutrition() {
  const texts = useTexts(dialogTexts).nutrition;
  return (
    <dl className="hidden grid-cols-4 divide-x divide-line rounded-control border border-line text-center md:grid">
      {NUTRITION.map(({ nutrient, amount }) => (
        <div key={nutrient} className="flex flex-col-reverse px-2 py-3">
          <dt className="text-muted text-sm">{texts[nutrient].name}</dt>
          <dd className="font-display text-xl leading-tight tabular-nums">
            {amount}
            <span className="ml-0.5 font-sans font-semibold text-sm">{texts[nutrient].unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
