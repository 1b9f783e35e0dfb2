import { useContact } from '#web/lib/kitchen/contact-details.ts';
import { useTexts } from '#web/lib/texts.ts';
import { policyTexts } from './policy-texts.tsx';

/** Terms, privacy policy, cookies and the grievance contact, each with its own anchor. */
export function Policies() {
  const { policies } = useTexts(policyTexts);
  return policies(useContact()).map(({ id, title, parts }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <div className="mt-4 grid gap-5">
        {parts.map(({ heading, text }) => (
          <div key={heading} className="max-w-3xl">
            <h3 className="text-lg">{heading}</h3>
            <div className="mt-1 text-muted">{text}</div>
          </div>
        ))}
      </div>
    </section>
  ));
}
