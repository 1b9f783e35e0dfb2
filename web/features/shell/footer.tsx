import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contact } from '#web/lib/kitchen/contact-details.ts';
import { MAIN_LINKS } from './links.ts';
import { Wordmark } from './wordmark.tsx';

const HELP_LINKS = [
  { to: '/support', label: 'Customer Service' },
  { to: '/support#faqs', label: 'FAQs' },
  { to: '/support#terms', label: 'Terms of Service' },
  { to: '/support#privacy', label: 'Privacy Policy' },
  { to: '/support#cookies', label: 'Cookies' },
];

const LINK =
  'inline-flex min-h-11 items-center text-white/90 underline-offset-4 hover:text-white hover:underline lg:min-h-9';

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

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="text-turmeric">{icon}</span>
      {children}
    </li>
  );
}

/** @param newsletter its form */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  const year = new Date().getFullYear();
  return (
    <footer className="mt-auto bg-leaf text-white">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-8 py-12 lg:grid-cols-[1.5fr_1fr_1fr_1.4fr] lg:py-16">
        <div className="col-span-2 lg:col-span-1">
          <Wordmark onDark />
          <p className="mt-3 max-w-xs text-white/90">
            Home-style Indian food, cooked when you order and at your door within 30 minutes.
          </p>
          <div className="mt-6 max-w-sm">{newsletter}</div>
        </div>
        <Links title="Quick Links" links={MAIN_LINKS} />
        <Links title="Help" links={HELP_LINKS} />
        <div className="col-span-2 lg:col-span-1">
          <h2 className="mb-2 text-lg">Contact</h2>
          <address className="not-italic">
            <ul>
              <Way icon={<Phone className="size-5" aria-hidden="true" />}>
                <a href={contact.phoneHref} className={LINK}>
                  {contact.phone}
                </a>
              </Way>
              <Way icon={<Mail className="size-5" aria-hidden="true" />}>
                <a href={`mailto:${contact.email}`} className={LINK}>
                  {contact.email}
                </a>
              </Way>
              <Way icon={<MapPin className="size-5" aria-hidden="true" />}>
                <span className="py-2">{contact.address.join(', ')}</span>
              </Way>
            </ul>
          </address>
        </div>
      </div>
      <div className="border-white/20 border-t">
        <p className="container-page flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-sm text-white/85">
          <span>© {year} Rasoi. Dish pictures are illustrations.</span>
          <span>
            Pincode data from{' '}
            <a href="https://www.geonames.org/" className="underline underline-offset-2">
              GeoNames
            </a>{' '}
            (
            <a href="https://creativecommons.org/licenses/by/4.0/" className="underline underline-offset-2">
              CC BY 4.0
            </a>
            )
          </span>
        </p>
      </div>
    </footer>
  );
}
