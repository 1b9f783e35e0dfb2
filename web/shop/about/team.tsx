import type { AboutPerson } from '#domain/site/content/about-settings.ts';
import { drawnPortrait } from '#domain/site/content/portraits.ts';
import { Picture } from '#web/brand/picture.tsx';
import { initialOf } from '#web/lib/person/initial.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { Portrait } from './portraits.tsx';
import { aboutTexts } from './texts.ts';

/** The picture of a person: an uploaded one, a drawn one, or the first letter of the name. */
function PersonPicture({ name, picture }: Pick<AboutPerson, 'name' | 'picture'>) {
  const drawn = drawnPortrait(picture);
  if (drawn) return <Portrait of={drawn} />;
  if (picture)
    return (
      <Picture
        src={picture}
        alt=""
        sizes="(min-width: 768px) 33vw, 8rem"
        className="size-full md:aspect-4/3 md:h-auto"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="grid size-full min-h-32 place-items-center font-display text-5xl text-chilli md:aspect-4/3"
    >
      {initialOf(name)}
    </span>
  );
}

/** The people who run the kitchens; nothing if none are named. */
export function AboutTeam() {
  const texts = useTexts(aboutTexts).team;
  const { people = [], peopleLead } = useContent('about') ?? {};
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="team" className="container-page pb-14 md:pb-20">
      <h2 id="team" className="text-3xl md:text-4xl">
        {texts.heading}
      </h2>
      <p className="wrap-anywhere mt-2 mb-6 text-lg text-muted md:mb-8">{peopleLead || texts.lead}</p>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {people.map(({ name, role, text, picture }) => (
          <li
            key={name}
            className="flex flex-wrap overflow-hidden rounded-card border border-line bg-paper md:flex-col"
          >
            <div className="grow basis-32 bg-[#F6DFB4] md:w-full md:basis-auto">
              <PersonPicture name={name} picture={picture} />
            </div>
            <div className="wrap-anywhere min-w-0 grow-99 basis-36 p-4 md:grow md:basis-auto md:p-6">
              <h3 className="text-xl">{name}</h3>
              {role && <p className="mt-1 font-semibold text-chilli-text text-sm">{role}</p>}
              {text && <p className="mt-2 text-muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
