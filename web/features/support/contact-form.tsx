import { CircleCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { CONTACT_SUBJECTS, messageAttributes } from '#domain/messages/attributes.ts';
import { readContact } from '#domain/messages/contact.ts';
import { contactMessages } from '#domain/messages/messages.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL, Field, FieldFrame } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { type MessageProblems, sendMessage, type TypedMessage } from './send-message.ts';
import { supportTexts } from './texts.ts';

const CHOICES = CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject }));
const MESSAGE = 'contact-message';
const NONE: MessageProblems = { fields: {} };

function typedIn(form: HTMLFormElement): TypedMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    _gotcha: text('_gotcha'),
  };
}

/** What can be told to be wrong before anything is sent. */
function problemsOf(typed: TypedMessage): MessageProblems {
  const read = readContact(typed);
  if (!('problems' in read)) return NONE;
  return { fields: Object.fromEntries(read.problems.map(({ field, message }) => [field, message])) };
}

function focusFirst(form: HTMLFormElement, { fields }: MessageProblems): void {
  const wrong = [...form.elements].find((element) => (element as HTMLInputElement).name in fields);
  (wrong as HTMLElement | undefined)?.focus();
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts(supportTexts).form;
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <CircleCheck className="size-14 text-good" strokeWidth={1.5} aria-hidden="true" />
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()} className="mt-4 text-2xl outline-none">
        {contactMessages.sent}
      </h3>
      <p className="mt-2 text-muted">{texts.repliesWithin}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

/** Writes to the kitchen. */
export function ContactForm() {
  const settings = usePublicSettings();
  const user = useCurrentUser();
  const texts = useTexts(supportTexts).form;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(NONE);
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing');
  if (stage === 'sent') return <Sent onAgain={() => setStage('writing')} />;

  const refuse = (found: MessageProblems) => {
    setProblems(found);
    setStage('writing');
    if (form.current) focusFirst(form.current, found);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage === 'sending') return;
    const typed = typedIn(event.currentTarget);
    const wrong = problemsOf(typed);
    if (Object.keys(wrong.fields).length > 0) return refuse(wrong);
    setProblems(NONE);
    setStage('sending');
    const failed = { fields: {}, form: contactMessages.sendFailed };
    const found = await sendMessage(settings, typed).catch(() => failed);
    if (found) {
      if (found.form) toast.error(found.form);
      return refuse(found);
    }
    toast.success(contactMessages.sent);
    setStage('sent');
  };

  const { fields } = problems;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        const { name } = event.target as HTMLInputElement;
        if (name in fields) setProblems({ fields: { ...fields, [name]: undefined } });
      }}
      className="grid gap-4"
    >
      {problems.form && <Notice tone="error">{problems.form}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={user?.name ?? ''}
          error={fields.name}
        />
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          defaultValue={user?.email ?? ''}
          error={fields.email}
        />
      </div>
      <Select label={texts.subject} name="subject" choices={CHOICES} required error={fields.subject} />
      <FieldFrame id={MESSAGE} label={texts.message} required error={fields.message}>
        <textarea
          id={MESSAGE}
          name="message"
          rows={5}
          required
          maxLength={messageAttributes.message.size}
          placeholder={texts.messageHint}
          aria-invalid={fields.message ? true : undefined}
          aria-describedby={`${MESSAGE}-error`}
          className={`${CONTROL} resize-y`}
        />
      </FieldFrame>
      {/* Only programs fill this in, and the service throws away what they send. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <input name="_gotcha" tabIndex={-1} autoComplete="off" />
      </div>
      <Button
        type="submit"
        busy={stage === 'sending'}
        busyLabel={texts.sending}
        className="justify-self-start max-sm:w-full"
      >
        {texts.send}
      </Button>
    </form>
  );
}
