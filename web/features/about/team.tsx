import { useTexts } from '#web/lib/texts.ts';
import { Portrait } from './portraits.tsx';
import { aboutTexts } from './texts.ts';

const TEAM = ['meera', 'harpreet', 'farida'] as const;

/** The people who run the kitchens. */
export function AboutTeam() {
  const texts = useTexts(aboutTexts).team;
  return (
    <section aria-labelledby="team" className="container-page pb-14 md:pb-20">
      <h2 id="team" className="text-3xl md:text-4xl">
        {texts.heading}
      </h2>
      <p className="mt-2 mb-6 text-lg text-muted md:mb-8">{texts.lead}</p>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {TEAM.map((member) => (
          <li
            key={member}
            className="flex overflow-hidden rounded-card border border-line bg-paper md:flex-col"
          >
            <div className="w-32 shrink-0 bg-[#F6DFB4] md:w-full">
              <Portrait of={member} />
            </div>
            <div className="p-4 md:p-6">
              <h3 className="text-xl">{texts[member].name}</h3>
              <p className="mt-1 font-semibold text-chilli-text text-sm">{texts[member].role}</p>
              <p className="mt-2 text-muted">{texts[member].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
