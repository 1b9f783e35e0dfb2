import { businessHours } from '#web/lib/contact.ts';

/** When the kitchen cooks. */
export function Hours() {
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="mb-4 text-3xl">
        Business hours
      </h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-paper px-5">
        {businessHours.map(({ days, opens, closes }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3.5">
            <dt>{days}</dt>
            <dd className="font-semibold tabular-nums">
              {opens} – {closes}
            </dd>
          </div>
        ))}
      </dl>
      <figure className="mt-6 border-turmeric border-l-4 pl-5">
        <blockquote className="font-display text-xl leading-snug">
          A guest who leaves hungry has not been our guest.
        </blockquote>
        <figcaption className="mt-2 text-muted">Meera Iyer, founder</figcaption>
      </figure>
    </section>
  );
}
