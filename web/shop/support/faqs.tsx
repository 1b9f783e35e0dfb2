import { Plus } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { supportTexts } from './texts.ts';

/** Questions with their answers (SUPPORT-1). One is open at a time; pressing the open one closes it. */
export function Faqs() {
  const texts = useTexts(supportTexts);
  const faqs = useContent('support')?.faqs ?? [];
  if (faqs.length === 0) return null;
  return (
    <section id="faqs" aria-labelledby="faqs-title">
      <h2 id="faqs-title" className="mb-4 text-3xl">
        {texts.questions}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-paper px-5">
        {faqs.map(({ question, answer }) => (
          <details key={question} name="faqs" className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
              <span className="wrap-anywhere min-w-0">{question}</span>
              <Plus
                className="size-5 shrink-0 text-chilli-text transition-transform duration-200 ease-out group-open:rotate-45"
                aria-hidden="true"
              />
            </summary>
            <p className="wrap-anywhere whitespace-pre-line pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
