import { Plus } from 'lucide-react';

/** The questions with what the kitchen promises (SUPPORT-1). */
const FAQS = [
  {
    question: 'Where is my order?',
    answer: 'Open My Orders: it shows how far your order is. Tracking updates every 2 minutes.',
  },
  {
    question: 'Can I change or cancel an order?',
    answer:
      'Yes, within 5 minutes of placing it, and it costs you nothing. Please call us, as the pan is hot soon after.',
  },
  {
    question: 'Something is wrong with my food. What now?',
    answer:
      'Tell us within 30 minutes of delivery, with a picture if you can. We cook it again or refund it, as you prefer.',
  },
  {
    question: 'When do I get my refund?',
    answer: 'A refund takes 3-5 business days, and comes back the way you paid.',
  },
  {
    question: 'My order is late. What happens?',
    answer:
      'More than 15 minutes past the estimate counts as late. Call us, and we find your rider and put it right.',
  },
] as const;

/** One open at a time; the open one closes when it is pressed. */
export function Faqs() {
  return (
    <section id="faqs" aria-labelledby="faqs-title">
      <h2 id="faqs-title" className="mb-4 text-3xl">
        Questions people ask
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-paper px-5">
        {FAQS.map(({ question, answer }) => (
          <details key={question} name="faqs" className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                className="size-5 shrink-0 text-chilli-text transition-transform duration-200 ease-out group-open:rotate-45"
                aria-hidden="true"
              />
            </summary>
            <p className="pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
