import { FIRST_OWNER_NAME } from '#domain/users/first-owner.ts';
import { useSaveContact } from '#web/lib/person/save-profile.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { nameQuestionTexts } from './name-question-texts.ts';

/** Asks the first owner, whose account the server has made, how they are called (ADMIN-66). Gone once they have answered. */
export function NameQuestion({ user }: { user: CurrentUser }) {
  const texts = useTexts(nameQuestionTexts);
  const failureWords = useFailureWords();
  const save = useSaveContact(user);
  const submission = useSubmit({
    read: (form) => readFields(form, ['name']),
    check: ({ name }) => {
      const typed = name.trim();
      return typed === '' || typed === FIRST_OWNER_NAME ? { name: texts.missing } : {};
    },
    async send({ name }) {
      await save({ name });
      toast.success(texts.saved(name.trim()));
    },
    failed: (error) => failureWords(error, { otherwise: texts.failed }),
  });
  if (user.name !== FIRST_OWNER_NAME) return null;
  return (
    <Panel title={texts.title}>
      <Form submission={submission} className="grid max-w-xl items-start gap-4">
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          maxLength={128}
          hint={texts.hint}
          error={submission.problems.name}
        />
        <div>
          <Button type="submit" busy={submission.busy}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
