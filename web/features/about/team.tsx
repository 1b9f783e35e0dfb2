import { Portrait } from './portraits.tsx';

const TEAM = [
  {
    name: 'Meera Iyer',
    role: 'Founder, and still the first to taste',
    words: 'Learned at her mother’s stove in Palakkad. Says a sambar is done when the house smells of it.',
    portrait: 'meera',
  },
  {
    name: 'Harpreet Singh',
    role: 'Head chef',
    words: 'Twenty years at the tandoor, from Amritsar to Bengaluru. Turns rotis with his bare hands.',
    portrait: 'harpreet',
  },
  {
    name: 'Farida Khan',
    role: 'Runs the kitchens',
    words: 'Knows which market has the sweetest carrots today, and which road is blocked.',
    portrait: 'farida',
  },
] as const;

export function Team() {
  return (
    <section aria-labelledby="team" className="container-page pb-14 md:pb-20">
      <h2 id="team" className="text-3xl md:text-4xl">
        Who cooks
      </h2>
      <p className="mt-2 mb-6 text-lg text-muted md:mb-8">The people your lunch comes from.</p>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {TEAM.map(({ name, role, words, portrait }) => (
          <li
            key={name}
            className="flex overflow-hidden rounded-card border border-line bg-paper md:flex-col"
          >
            <div className="w-32 shrink-0 bg-[#F6DFB4] md:w-full">
              <Portrait of={portrait} />
            </div>
            <div className="p-4 md:p-6">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 font-semibold text-chilli-text text-sm">{role}</p>
              <p className="mt-2 text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
