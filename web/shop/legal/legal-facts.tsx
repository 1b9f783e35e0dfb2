import { mailLink } from '#domain/email.ts';
import { typedPhoneLink } from '#domain/phone.ts';
import { hasOfficer } from '#domain/site/content/legal-officer.ts';
import type { LegalSettings } from '#domain/site/content/legal-settings.ts';
import { hasGstin } from '#domain/taxes/seller.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Contact } from '#web/shared/content/contact-details.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { useContent } from '#web/shared/content/content.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { legalTexts } from './texts.ts';

const LINK = '-my-2.5 inline-block py-2.5 wrap-anywhere text-chilli-text underline underline-offset-2';

const mailAnchor = (email: string) => (
  <a href={mailLink(email)} className={LINK}>
    {email}
  </a>
);

const phoneLink = (phone: string) => (
  <a href={typedPhoneLink(phone)} className={LINK}>
    {phone}
  </a>
);

const known = (facts: readonly (Fact | false)[]) => facts.filter((fact): fact is Fact => fact !== false);

/** The business that sells, by its legal name once the owner has set it. */
export function SellerFacts() {
  const texts = useTexts(legalTexts).facts;
  const legal = useContent('legal');
  const contact = useContact();
  const { shop, tax } = useSiteSettings();
  const { name, fssai } = shop;
  const address = legal?.registeredAddress || contact.address;
  return (
    <Facts
      facts={known([
        Boolean(legal?.legalName) && { name: texts.legalName, value: legal?.legalName },
        { name: texts.shop, value: name },
        {
          name: texts.registeredAddress,
          value: <span className="whitespace-pre-line">{address}</span>,
        },
        { name: texts.phone, value: phoneLink(contact.phone) },
        { name: texts.email, value: mailAnchor(contact.email) },
        fssai !== '' && { name: texts.fssai, value: fssai },
        hasGstin(tax.sellerKind) && { name: texts.gstin, value: tax.gstin },
      ])}
    />
  );
}

function OfficerList({ legal, contact }: { legal: LegalSettings; contact: Contact }) {
  const texts = useTexts(legalTexts).facts;
  const { officerName, officerDesignation, officerEmail, officerPhone, officerHours } = legal;
  return (
    <Facts
      facts={known([
        { name: texts.officerName, value: officerName },
        officerDesignation !== '' && { name: texts.officerDesignation, value: officerDesignation },
        { name: texts.email, value: mailAnchor(officerEmail || contact.email) },
        { name: texts.phone, value: phoneLink(officerPhone || contact.phone) },
        officerHours !== '' && { name: texts.officerHours, value: officerHours },
      ])}
    />
  );
}

/** The grievance officer, if the owner has named one. */
export function OfficerFacts() {
  const legal = useContent('legal');
  const contact = useContact();
  return legal && hasOfficer(legal) ? <OfficerList legal={legal} contact={contact} /> : null;
}
