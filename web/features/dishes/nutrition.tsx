/** The same for every dish (DISH-1). */
const NUTRITION = [
  { name: 'Energy', amount: '320', unit: 'kcal' },
  { name: 'Protein', amount: '15', unit: 'g' },
  { name: 'Carbs', amount: '42', unit: 'g' },
  { name: 'Fat', amount: '10', unit: 'g' },
] as const;

/** Wide screens only. */
export function Nutrition() {
  return (
    <dl className="hidden grid-cols-4 divide-x divide-line rounded-control border border-line text-center md:grid">
      {NUTRITION.map(({ name, amount, unit }) => (
        <div key={name} className="flex flex-col-reverse px-2 py-3">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-display text-xl leading-tight tabular-nums">
            {amount}
            <span className="ml-0.5 font-sans font-semibold text-sm">{unit === 'kcal' ? ' kcal' : unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
