import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mailLink } from '#domain/email.ts';
import { GRIEVANCE_DEFAULT } from '#domain/site/content/grievance-default.ts';
import { hasOfficer } from '#domain/site/content/legal-officer.ts';
import type { PolicyName } from '#domain/site/content/policies-settings.ts';
import { type PolicyFact, type PolicyPiece, readPolicy } from '#domain/site/content/policy-text.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Contact, useContact } from '#web/shared/content/contact-details.ts';
import { useContent } from '#web/shared/content/content.ts';
import { defaultContentTexts } from '#web/shared/content/default-content-texts.ts';
import { supportTexts } from './texts.ts';

/** The policies in the order of the page. */
const POLICIES = ['terms', 'privacy', 'cookies', 'grievance'] as const satisfies readonly PolicyName[];

const LINK = 'text-chilli-text underline underline-offset-2';

/** A fact of the shop that a policy names. */
function Fact({ fact, contact }: { fact: PolicyFact; contact: Contact }) {
  const { name } = useSiteSettings().shop;
  const { profile } = useTexts(supportTexts);
  switch (fact) {
    case 'name':
      return <span>{name}</span>;
    case 'email':
      return (
        <a href={mailLink(contact.email)} className={LINK}>
          {contact.email}
        </a>
      );
    case 'profile':
      return (
        <Link to="/profile" className={LINK}>
          {profile}
        </Link>
      );
    default:
      return <span>{contact[fact]}</span>;
  }
}

function Pieces({ pieces, contact }: { pieces: readonly PolicyPiece[]; contact: Contact }) {
  return (
    <>
      {pieces.map((piece, at) => {
        const key = `${at}`;
        return typeof piece === 'string' ? piece : <Fact key={key} fact={piece.fact} contact={contact} />;
      })}
    </>
  );
}

function Policy({ name, text, children }: { name: PolicyName; text: string; children: ReactNode }) {
  const texts = useTexts(supportTexts).policies;
  const contact = useContact();
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="wrap-anywhere scroll-mt-24">
      <h2 id={`${name}-title`} className="text-3xl">
        {texts[name]}
      </h2>
      <div className="mt-4 grid gap-5">
        {children && <div className="max-w-3xl">{children}</div>}
        {readPolicy(text).map(({ heading, blocks }, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same heading
          <div key={part} className="max-w-3xl">
            {heading && <h3 className="text-lg">{heading}</h3>}
            <div className="mt-1 grid gap-2 text-muted">
              {blocks.map((block, at) => {
                const key = `${at}`;
                if (block.kind === 'paragraph')
                  return (
                    <p key={key}>
                      <Pieces pieces={block.text} contact={contact} />
                    </p>
                  );
                return (
                  <ul key={key} className="grid list-disc gap-1.5 pl-5">
                    {block.items.map((item, number) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same words
                      <li key={number}>
                        <Pieces pieces={item} contact={contact} />
                      </li>
                    ))}
                  </ul>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface PoliciesProps {
  /** The grievance officer of the settings. It takes the place of the words that came with the product. */
  officer: ReactNode;
}

/** Terms, privacy policy, cookies and the grievance contact, each with its own anchor; those without a text are left out. */
export function Policies({ officer }: PoliciesProps) {
  const policies = useContent('policies');
  const legal = useContent('legal');
  const { inPageLanguage } = useTexts(defaultContentTexts);
  const { complaints } = useTexts(supportTexts);
  return POLICIES.map((name) => {
    if (!policies) return null;
    const named = name === 'grievance' && legal !== undefined && hasOfficer(legal);
    const written = named && policies[name] === inPageLanguage(GRIEVANCE_DEFAULT) ? '' : policies[name];
    // A kitchen that has not named an officer yet still says where to complain.
    const text = name === 'grievance' && !named ? written || complaints : written;
    if (text === '' && !named) return null;
    return (
      <Policy key={name} name={name} text={text}>
        {named && officer}
      </Policy>
    );
  });
}
