import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { CONTACT_SUBJECTS, messageAttributes } from '#domain/messages/attributes.ts';
import { readContact } from '#domain/messages/contact.ts';
import { contactMessages } from '#domain/messages/messages.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type Problems, readFields } from '#web/ui/form/form-fields.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Refused, useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { MESSAGE_FIELDS, type MessageField, sendMessage } from './send-message.ts';
import { supportTexts } from './texts.ts';

function Sent({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts(supportTexts).form;
  const answered = useContent('support')?.emailAnswered;
  const { sent } = useTexts(contactMessages);
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <CircleCheck className="size-14 text-good" strokeWidth={1.5} aria-hidden="true" />
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()} className="mt-4 text-2xl outline-none">
        {sent}
      </h3>
      {answered && <p className="wrap-anywhere mt-2 text-muted">{answered}</p>}
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

function MessageForm({ onSent }: { onSent: () => void }) {
  const settings = usePublicSettings();
  const user = useCurrentUser();
  const texts = useTexts(supportTexts).form;
  const messages = useTexts(contactMessages);
  const submission = useSubmit({
    read: (form) => readFields(form, MESSAGE_FIELDS),
    check(typed): Problems<MessageField> {
      const read = readContact(typed, messages);
      if (!('problems' in read)) return {};
      return Object.fromEntries(read.problems.map(({ field, message }) => [field, message]));
    },
    async send(typed) {
      await sendMessage(settings, typed, messages);
      toast.success(messages.sent);
      onSent();
    },
    failed(error) {
      const refused: Refused<MessageField> =
        error instanceof Refused ? error : new Refused(messages.sendFailed);
      if (refused.failure) toast.error(refused.failure);
      return refused;
    },
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={user?.name ?? ''}
          error={problems.name}
        />
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          defaultValue={user?.email ?? ''}
          error={problems.email}
        />
      </div>
      <Select
        label={texts.subject}
        name="subject"
        choices={CONTACT_SUBJECTS.map((value) => ({ value, label: messages.subjects[value] }))}
        required
        error={problems.subject}
      />
      <TextArea
        label={texts.message}
        name="message"
        rows={5}
        required
        maxLength={messageAttributes.message.size}
        placeholder={texts.messageHint}
        error={problems.message}
      />
      {/* Only programs fill this in; the service discards what they send. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <input name="_gotcha" tabIndex={-1} autoComplete="off" />
      </div>
      <Button
        type="submit"
        busy={busy}
        busyLabel={texts.sending}
        className="justify-self-start max-sm:w-full"
      >
        {texts.send}
      </Button>
    </Form>
  );
}

/** The form that writes to the kitchen. */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  if (sent) return <Sent onAgain={() => setSent(false)} />;
  return <MessageForm onSent={() => setSent(true)} />;
}
