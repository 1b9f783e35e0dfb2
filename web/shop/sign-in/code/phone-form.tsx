import { accountPhone, parsePhone } from '#domain/phone.ts';
import { phoneProblem } from '#web/lib/person/personal-info.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneField } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { usePendingCode } from './pending-code.ts';
import { useBeginWithCode, useSendingFailed } from './send-code.ts';
import { codeTexts } from './texts.tsx';

/**
 * Asks for a mobile number and sends a code to it.
 * @param second whether another way of the page is the first choice
 */
export function PhoneForm({ second = false }: { second?: boolean }) {
  const texts = useTexts(codeTexts);
  const problemTexts = useTexts(personTexts);
  const begin = useBeginWithCode();
  const sendingFailed = useSendingFailed();
  const sent = usePendingCode();
  const known = sent?.way === 'phone' ? sent.address : '';
  const submission = useSubmit<string, 'phone'>({
    read: (form) => readFields(form, ['phone']).phone,
    check(typed) {
      const problem = phoneProblem(typed);
      return problemWords(problem ? { phone: problem } : {}, problemTexts);
    },
    send: (typed) => begin({ way: 'phone', address: accountPhone(parsePhone(typed) ?? typed) }),
    failed: sendingFailed,
  });
  return (
    <Form submission={submission} className="grid gap-4">
      <PhoneField
        key={known}
        defaultValue={known}
        label={texts.phone}
        required
        placeholder="98765 43210"
        hint={texts.phoneHint}
        error={submission.problems.phone}
        className="text-lg tabular-nums tracking-wide"
      />
      <Button
        type="submit"
        variant={second ? 'secondary' : 'primary'}
        busy={submission.busy}
        busyLabel={texts.sending}
        wide
      >
        {texts.sendToPhone}
      </Button>
    </Form>
  );
}
