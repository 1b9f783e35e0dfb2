import { Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useDocumentParts, usePublicSettings } from '#web/lib/page/html-document.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { subscribeToNewsletter } from './subscribe.ts';
import { newsletterTexts } from './texts.ts';

/** How long 'Subscribed!' is shown, in milliseconds (NEWS-1). */
const SUBSCRIBED_SHOWN_FOR = 2000;

/**
 * The footer's form. It shows 'Subscribed!' after every answer, so that nobody finds out who is subscribed (NEWS-1).
 */
export function NewsletterForm() {
  const texts = useTexts(newsletterTexts).form;
  const settings = usePublicSettings();
  const { language } = useDocumentParts();
  const id = useId();
  const [subscribed, setSubscribed] = useState(false);

  useEffect(() => {
    if (!subscribed) return;
    const timer = setTimeout(() => setSubscribed(false), SUBSCRIBED_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [subscribed]);

  const { busy, onSubmit } = useSubmit({
    read: (form) => readFields(form, ['email']).email.trim(),
    check: () => ({}),
    async send(email, form) {
      setSubscribed(false);
      await subscribeToNewsletter(settings, email, language).catch(() => undefined);
      form.reset();
      setSubscribed(true);
    },
    failed: () => '',
  });

  return (
    // biome-ignore lint/correctness/noRestrictedElements: the browser itself checks its one field
    <form method="post" onSubmit={onSubmit}>
      <label htmlFor={id} className="font-display text-lg">
        {texts.label}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-white/90">
        {texts.hint}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          placeholder={texts.placeholder}
          aria-describedby={`${id}-hint`}
          className="min-h-11 min-w-0 flex-[1_1_11rem] rounded-control border border-white/50 bg-black/20 px-3.5 py-2 text-white placeholder:text-white/75 hover:border-white"
        />
        <Button
          type="submit"
          busy={busy}
          busyLabel={texts.sending}
          className="bg-turmeric! text-on-turmeric!"
        >
          {texts.subscribe}
        </Button>
      </div>
      <p role="status" className="min-h-7 pt-1 font-semibold">
        {subscribed && (
          <span className="flex items-center gap-2">
            <Check className="size-5 text-turmeric" aria-hidden="true" />
            {texts.subscribed}
          </span>
        )}
      </p>
    </form>
  );
}
