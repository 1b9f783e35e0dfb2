import { ID } from 'appwrite';
import { useState } from 'react';
import { companyMemberAttributes } from '#domain/companies/attributes.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { isContact } from '#domain/phone.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useCompanyActions, useCompanyFailures } from './actions.ts';
import { companyTexts } from './texts.ts';

const FIELDS = ['name', 'contact'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

/** A dialog that adds somebody to a company by their number or address (PLAN-42). */
export function AddPerson({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const texts = useTexts(companyTexts);
  const messages = useTexts(companyMessages);
  const { add } = useCompanyActions(companyId);
  const failed = useCompanyFailures();
  const [id] = useState(ID.unique);
  const [isAdmin, setAdmin] = useState(false);
  const submission = useSubmit<Typed, keyof Typed>({
    read: (form) => readFields(form, FIELDS),
    check: ({ name, contact }) => ({
      ...(name.trim() === '' && { name: texts.noName }),
      ...(!isContact(contact) && { contact: messages.contactWrong }),
    }),
    async send({ name, contact }) {
      await add(id, { name: name.trim(), contact: contact.trim(), role: isAdmin ? 'admin' : 'member' });
      toast.success(texts.added(name.trim()));
      onClose();
    },
    failed,
  });
  return (
    <Dialog open onClose={onClose} title={texts.add} size="small">
      <Form submission={submission} className="grid gap-4 p-5 pt-3">
        <Field
          label={texts.name}
          name="name"
          required
          autoComplete="off"
          maxLength={companyMemberAttributes.name.size}
          hint={texts.nameHint}
          data-autofocus=""
          error={submission.problems.name}
        />
        <Field
          label={texts.contact}
          name="contact"
          required
          autoComplete="off"
          maxLength={companyMemberAttributes.contact.size}
          hint={texts.contactHint}
          error={submission.problems.contact}
        />
        <CheckBox
          label={texts.isAdmin}
          name="isAdmin"
          hint={texts.isAdminHint}
          checked={isAdmin}
          onChange={setAdmin}
        />
        <SaveButtons texts={texts} busy={submission.busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
