const TEAM = [
  {
    name: 'Meera Iyer',
    role: 'Founder, and still the first to taste',
    words: 'Learned at her mother’s stove in Palakkad. Says a sambar is done when the house smells of it.',
    cloth: '#B3261E',
    skin: '#9A6244',
    hair: 'long',
  },
  {
    name: 'Harpreet Singh',
    role: 'Head chef',
    words: 'Twenty years at the tandoor, from Amritsar to Bengaluru. Turns rotis with his bare hands.',
    cloth: '#1F4D3A',
    skin: '#A8714F',
    hair: 'turban',
  },
  {
    name: 'Farida Khan',
    role: 'Runs the kitchens',
    words: 'Knows which market has the sweetest carrots today, and which road is blocked.',
    cloth: '#8B3A1E',
    skin: '#8A5638',
    hair: 'scarf',
  },
] as const;

type Person = (typeof TEAM)[number];

const HAIR = {
  long: (
    <>
      <path d="M62 88c-6-44 16-60 38-60s44 16 38 60l4 42c-14 8-70 8-84 0Z" fill="#2B1A12" />
    </>
  ),
  turban: <path d="M60 86c-4-40 18-56 40-56s44 16 40 56c-12-16-28-22-40-22s-28 6-40 22Z" fill="#E8A317" />,
  scarf: <path d="M56 150c-8-70 6-122 44-122s52 52 44 122c-10 10-78 10-88 0Z" fill="#E8A317" />,
} as const;

/** A person, drawn; the names beside them say who. */
function Portrait({ cloth, skin, hair }: Person) {
  const behind = hair !== 'turban';
  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="block size-full md:aspect-4/3 md:h-auto"
    >
      <circle cx="100" cy="96" r="78" fill="#FBEFD5" />
      {behind && HAIR[hair]}
      <path d="M30 200c2-38 30-56 70-56s68 18 70 56Z" fill={cloth} />
      <path d="M84 130h32v22c0 8-32 8-32 0Z" fill={skin} />
      <ellipse cx="100" cy="96" rx="32" ry="38" fill={skin} />
      {hair === 'long' && (
        <path d="M68 92c0-30 14-42 32-42s32 12 32 42c-6-18-22-24-32-24s-26 6-32 24Z" fill="#2B1A12" />
      )}
      {hair === 'scarf' && (
        <path d="M66 96c-2-34 14-48 34-48s36 14 34 48c-6-22-20-30-34-30s-28 8-34 30Z" fill="#C9880B" />
      )}
      {hair === 'turban' && (
        <>
          {HAIR.turban}
          <path d="M69 110c2 30 16 40 31 40s29-10 31-40c-8 12-20 12-31 12s-23 0-31-12Z" fill="#3A2A22" />
        </>
      )}
      <circle cx="88" cy="96" r="3.4" fill="#2B1A12" />
      <circle cx="112" cy="96" r="3.4" fill="#2B1A12" />
      <path
        d={hair === 'turban' ? 'M92 121c5 4 11 4 16 0' : 'M90 114c6 6 14 6 20 0'}
        fill="none"
        stroke={hair === 'turban' ? '#F6E9DA' : '#2B1A12'}
        strokeWidth="3"
        strokeLinecap="round"
      />
      {hair === 'long' && <circle cx="100" cy="80" r="2.6" fill="#B3261E" />}
    </svg>
  );
}

export function Team() {
  return (
    <section aria-labelledby="team" className="container-page pb-14 md:pb-20">
      <h2 id="team" className="text-3xl md:text-4xl">
        Who cooks
      </h2>
      <p className="mt-2 mb-6 text-lg text-muted md:mb-8">The people your lunch comes from.</p>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {TEAM.map((person) => (
          <li
            key={person.name}
            className="flex overflow-hidden rounded-card border border-line bg-paper md:flex-col"
          >
            <div className="w-32 shrink-0 bg-[#F6DFB4] md:w-full">
              <Portrait {...person} />
            </div>
            <div className="p-4 md:p-6">
              <h3 className="text-xl">{person.name}</h3>
              <p className="mt-1 font-semibold text-chilli-text text-sm">{person.role}</p>
              <p className="mt-2 text-muted">{person.words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
