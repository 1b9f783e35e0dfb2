import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { subscriberMessages } from '#domain/subscribers/messages.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { Button } from '#web/ui/button.tsx';
import { subscribe } from './subscribe.ts';

/** How long the notice stays, in milliseconds (NEWS-1). */
const SAYS_SUBSCRIBED_FOR = 2000;

/** The footer's form. It says 'Subscribed!' whatever came of it, so that nobody learns who is subscribed (NEWS-1). */
export function NewsletterForm() {
  const settings = usePublicSettings();
  const id = useId();
  const [email, setEmail] = useState('');
  const [stage, setStage] = useState<'ready' | 'sending' | 'said'>('ready');

  useEffect(() => {
    if (stage !== 'said') return;
    const timer = setTimeout(() => setStage('ready'), SAYS_SUBSCRIBED_FOR);
    return () => clearTimeout(timer);
  }, [stage]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (stage === 'sending') return;
    setStage('sending');
    await subscribe(settings, email.trim()).catch(() => undefined);
    setEmail('');
    setStage('said');
  };

  return (
    <form method="post" onSubmit={submit}>
      <label htmlFor={id} className="font-display text-lg">
        Newsletter
      </label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-white/90">
        New dishes and offers, now and then. We ask by mail first; leave whenever you like.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          placeholder="Your email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-describedby={`${id}-hint`}
          className="min-h-11 min-w-0 flex-[1_1_11rem] rounded-control border border-white/50 bg-black/20 px-3.5 py-2 text-white placeholder:text-white/75 hover:border-white"
        />
        <Button
          type="submit"
          busy={stage === 'sending'}
          busyLabel={subscriberMessages.sending}
          className="bg-turmeric! text-on-turmeric! hover:brightness-105"
        >
          {subscriberMessages.subscribe}
        </Button>
      </div>
      <p role="status" className="min-h-7 pt-1 font-semibold">
        {stage === 'said' && (
          <span className="flex items-center gap-2">
            <Check className="size-5 text-turmeric" aria-hidden="true" />
            {subscriberMessages.subscribed}
          </span>
        )}
      </p>
    </form>
  );
}
