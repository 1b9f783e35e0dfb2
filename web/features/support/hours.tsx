import { businessHours } from '#web/lib/kitchen/contact-details.ts';
import { useTexts } from '#web/lib/texts.ts';
import { supportTexts } from './texts.ts';

/** The kitchen's business hours. */
export function Hours() {
  const texts = useTexts(supportTexts);
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="mb-4 text-3xl">
        {texts.hours}
      </h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-paper px-5">
        {businessHours.map(({ days, opens, closes }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3.5">
            <dt>{texts.days[days]}</dt>
            <dd className="font-semibold tabular-nums">{texts.fromTo(opens, closes)}</dd>
          </div>
        ))}
      </dl>
      <figure className="mt-6 border-turmeric border-l-4 pl-5">
        <blockquote className="font-display text-xl leading-snug">{texts.quote}</blockquote>
        <figcaption className="mt-2 text-muted">{texts.quoteBy}</figcaption>
      </figure>
    </section>
  );
}
