import { Mail, Phone } from 'lucide-react';
import { Faqs } from '#web/features/support/faqs.tsx';
import { Policies } from '#web/features/support/policies.tsx';
import { businessHours, contact, supportHours } from '#web/lib/contact.ts';
import { titled } from '#web/lib/meta.ts';

export const meta = titled('Customer Service', 'How to reach the kitchen, and answers to what people ask.');

const WAYS = [
  { Icon: Phone, title: 'Call us', to: contact.phoneHref, words: contact.phone, when: supportHours.phone },
  {
    Icon: Mail,
    title: 'Write to us',
    to: `mailto:${contact.email}`,
    words: contact.email,
    when: supportHours.email,
  },
];

export default function Support() {
  return (
    <div className="container-page grid max-w-5xl gap-12 py-10 md:py-14">
      <div>
        <h1 className="text-4xl md:text-5xl">How can we help?</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">
          A person from the kitchen answers. Have your order number at hand if you have one.
        </p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          {WAYS.map(({ Icon, title, to, words, when }) => (
            <li key={to} className="rounded-card border border-line bg-paper p-5">
              <h2 className="flex items-center gap-3 text-xl">
                <Icon className="size-5 text-chilli-text" aria-hidden="true" />
                {title}
              </h2>
              <a
                href={to}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-chilli-text text-lg underline-offset-4 hover:underline"
              >
                {words}
              </a>
              <p className="text-muted">{when}</p>
            </li>
          ))}
        </ul>
      </div>
      <Faqs />
      <section aria-labelledby="hours">
        <h2 id="hours" className="mb-4 text-3xl">
          When the kitchen cooks
        </h2>
        <dl className="divide-y divide-line rounded-card border border-line bg-paper px-5">
          {businessHours.map(({ days, hours }) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt>{days}</dt>
              <dd className="font-semibold tabular-nums">{hours}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Policies />
    </div>
  );
}
