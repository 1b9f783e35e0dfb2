import { isEmail, normalEmail } from '#domain/email.ts';
import { grievanceMessages } from '#domain/grievances/messages.ts';
import { readTicket } from '#domain/grievances/ticket.ts';
import { useCanSend } from '#web/lib/can-send.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { requestLink } from './queries.ts';
import { grievanceTexts } from './texts.ts';

/** Mails the link of a complaint to its author again. Its answer does not reveal whether there is such a complaint. */
export function FindForm() {
  const texts = useTexts(grievanceTexts).link;
  const { invalidEmail } = useTexts(grievanceMessages);
  const failureWords = useFailureWords();
  const sdk = useSdk();
  const canSend = useCanSend();
  const submission = useSubmit({
    read: (form) => readFields(form, ['ticket', 'address']),
    check: ({ ticket, address }): { ticket?: string; address?: string } => ({
      ...(readTicket(ticket) === undefined && { ticket: texts.notATicket }),
      ...(!isEmail(normalEmail(address)) && { address: invalidEmail }),
    }),
    async send({ ticket, address }, form) {
      await requestLink(sdk, ticket, address);
      form.reset();
      if (canSend.email) toast.success(texts.sent);
      else toast.info(texts.notSent);
    },
    failed: (error) => failureWords(error, { byType: {}, otherwise: texts.failed }),
  });
  const { busy, problems } = submission;
  return (
    <Panel title={texts.heading}>
      <p className="mb-4 text-muted">{texts.lead}</p>
      <Form submission={submission} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts.ticket}
          name="ticket"
          autoComplete="off"
          autoCapitalize="characters"
          required
          error={problems.ticket}
        />
        <Field
          label={texts.email}
          name="address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          error={problems.address}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyLabel={texts.sending}
          className="justify-self-start max-sm:w-full"
        >
          {texts.send}
        </Button>
      </Form>
    </Panel>
  );
}
