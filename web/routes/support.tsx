import { ContactCards } from '#web/features/support/contact-cards.tsx';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import { Faqs } from '#web/features/support/faqs.tsx';
import { Hours } from '#web/features/support/hours.tsx';
import { Policies } from '#web/features/support/policies.tsx';
import { titled } from '#web/lib/meta.ts';

export const meta = titled(
  'Customer Service',
  'How to reach the kitchen, answers to what people ask, and our terms, privacy and cookies in plain words.',
);

export default function Support() {
  return (
    <div className="container-page grid max-w-5xl gap-12 py-10 md:gap-16 md:py-14">
      <div>
        <h1 className="text-4xl md:text-5xl">How can we help?</h1>
        <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">
          A person from the kitchen answers. Have your order number at hand if you have one.
        </p>
        <ContactCards />
      </div>
      <Faqs />
      <div className="grid items-start gap-12 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="write">
          <h2 id="write" className="mb-4 text-3xl">
            Send us a message
          </h2>
          <div className="relative overflow-hidden rounded-card border border-line bg-paper p-5 md:p-7">
            <ContactForm />
          </div>
        </section>
        <Hours />
      </div>
      <Policies />
    </div>
  );
}
