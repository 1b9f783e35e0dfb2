/** Facts as the spec gives them (section 9, 'FAQ claims'). */
const FAQS = [
  {
    question: 'Where is my order?',
    answer: 'Open My Orders: it shows how far your order is. Tracking updates every 2 minutes.',
  },
  {
    question: 'Can I change or cancel an order?',
    answer: 'Yes, within 5 minutes of placing it. Please call us, as the pan is hot soon after.',
  },
  {
    question: 'Something is wrong with my food. What now?',
    answer: 'Tell us within 30 minutes of delivery, with a picture if you can, and we make it right.',
  },
  {
    question: 'When do I get my refund?',
    answer: 'Refunds reach you within 3-5 business days, the way you paid.',
  },
  {
    question: 'My order is late. What happens?',
    answer: 'More than 15 minutes past the estimate counts as late. Call us, and we see to it at once.',
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
          <details key={question} name="faqs" className="group py-1">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="text-2xl text-chilli-text leading-none transition-transform duration-200 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
