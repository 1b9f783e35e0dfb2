import { ChevronUp, Mail, MapPin, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { mailLink } from '#domain/email.ts';
import { withMinutes } from '#domain/site/content/with-minutes.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { footerTexts } from './footer-texts.tsx';
import LanguageSwitch from './language-switch.tsx';
import { useMainLinks } from './links.ts';
import { Wordmark } from './wordmark.tsx';

/** Who collected the data of pincodes, and under which licence: the same in every language. */
const GEONAMES = 'GeoNames';
const LICENCE = 'CC BY 4.0';

const HELP_LINKS = [
  { to: '/support', id: 'support' },
  { to: '/support#faqs', id: 'faqs' },
  { to: '/support#terms', id: 'terms' },
  { to: '/support#privacy', id: 'privacy' },
  { to: '/support#cookies', id: 'cookies' },
  { to: '/legal', id: 'legal' },
] as const;

const LINK =
  'wrap-anywhere inline-flex min-h-11 min-w-11 items-center text-white/90 underline-offset-4 hover:text-white hover:underline lg:min-h-9';

interface LinksProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

function Links({ title, links }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A contact detail with its icon. */
function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="text-turmeric">{icon}</span>
      {children}
    </li>
  );
}

/** Where people have something to do: there the footer is one line for visitors too, until it is unfolded (footer.css). */
const TASKS = [
  ...['/cart', '/payment', '/order-success', '/orders', '/login', '/signup'],
  ...['/forgot-password', '/reset-password', '/verify-email'],
];

interface FooterProps {
  /** The form that subscribes to the newsletter. */
  newsletter: ReactNode;
}

/**
 * Whether the page is one of those. The footer hydrates late, when the address may already be another page's: until then it must render
 * what the server did.
 */
function useIsTask(pathname: string): boolean {
  if (useHydrated() || import.meta.env.SSR) return TASKS.includes(pathname);
  return document.querySelector('footer[data-task]') !== null;
}

/** The footer of every page of the shop. */
export function Footer({ newsletter }: FooterProps) {
  const { pathname } = useLocation();
  const [unfoldedOn, setUnfoldedOn] = useState<string>();
  const isTask = useIsTask(pathname);
  const isOpen = unfoldedOn === pathname;
  // Others need the line once they are known: the documents of public pages do without it.
  const hasLine = useHydrated() || isTask;
  return (
    <footer
      className="mt-auto bg-leaf text-white"
      data-task={isTask ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      {hasLine && <Line open={isOpen} onToggle={() => setUnfoldedOn(isOpen ? undefined : pathname)} />}
      <div className="footer-whole">
        <Whole newsletter={newsletter} />
      </div>
    </footer>
  );
}

/** Legal notice, contact and complaints, and the button that unfolds the rest. */
function Line({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const { helpLinks, contact, complaints, more } = useTexts(footerTexts);
  const links = [
    { to: '/legal', label: helpLinks.legal },
    { to: '/support', label: contact },
    { to: '/complaint', label: complaints },
  ];
  return (
    <div className="footer-line container-page flex-wrap items-center justify-between gap-x-4 text-sm sm:justify-start sm:gap-x-8">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className={LINK}>
          {label}
        </Link>
      ))}
      <LanguageSwitch className={LINK} />
      <button type="button" aria-expanded={open} onClick={onToggle} className={`${LINK} gap-1 sm:ml-auto`}>
        {more}
        <ChevronUp className={`size-4 ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
      </button>
    </div>
  );
}

function Whole({ newsletter }: FooterProps) {
  const texts = useTexts(footerTexts);
  const { links } = useTexts(shellTexts);
  const mainLinks = useMainLinks();
  const contact = useContact();
  const { shop, kitchen } = useSiteSettings();
  const { fssai, name } = shop;
  const year = new Date().getFullYear();
  return (
    <>
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-8 py-12 lg:grid-cols-[1.5fr_1fr_1fr_1.4fr] lg:py-16">
        <div className="col-span-2 lg:col-span-1">
          <Wordmark onDark />
          <p className="wrap-anywhere mt-3 max-w-xs text-white/90">
            {shop.tagline
              ? withMinutes(shop.tagline, kitchen.promiseMinutes)
              : texts.about(kitchen.promiseMinutes)}
          </p>
          <div className="mt-6 max-w-sm">{newsletter}</div>
        </div>
        <Links title={texts.quickLinks} links={mainLinks.map(({ to, id }) => ({ to, label: links[id] }))} />
        <Links
          title={texts.help}
          links={HELP_LINKS.map(({ to, id }) => ({ to, label: texts.helpLinks[id] }))}
        />
        <div className="col-span-2 lg:col-span-1">
          <h2 className="mb-2 text-lg">{texts.contact}</h2>
          <address className="not-italic">
            <ul>
              <Contact icon={<Phone className="size-5" aria-hidden="true" />}>
                <a href={contact.phoneHref} className={LINK}>
                  {contact.phone}
                </a>
              </Contact>
              <Contact icon={<Mail className="size-5" aria-hidden="true" />}>
                <a href={mailLink(contact.email)} className={`${LINK} wrap-anywhere`}>
                  {contact.email}
                </a>
              </Contact>
              <Contact icon={<MapPin className="size-5" aria-hidden="true" />}>
                <span className="wrap-anywhere min-w-0 py-2">{contact.address}</span>
              </Contact>
            </ul>
          </address>
        </div>
      </div>
      <div className="border-white/20 border-t">
        <div className="container-page flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-sm text-white/85">
          <span className="wrap-anywhere">{texts.copyright(year, name)}</span>
          {fssai && <span>{texts.fssai(fssai)}</span>}
          <span>
            {texts.pincodes(
              <a key="source" href="https://www.geonames.org/" className="underline underline-offset-2">
                {GEONAMES}
              </a>,
              <a
                key="licence"
                href="https://creativecommons.org/licenses/by/4.0/"
                className="underline underline-offset-2"
              >
                {LICENCE}
              </a>,
            )}
          </span>
          <LanguageSwitch className="-my-3 inline-flex min-h-11 underline underline-offset-2" />
        </div>
      </div>
    </>
  );
}
