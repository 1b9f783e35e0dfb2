import { ID } from 'appwrite';
import { useState } from 'react';
import { companyAttributes, companyMemberAttributes } from '#domain/companies/attributes.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCompanyChanges } from './actions.ts';
import type { CompanyDocument } from './queries.ts';
import { companyAdminTexts } from './texts.ts';
import { type CompanyField, companyProblems, companyValues, type TypedCompany } from './values.ts';

interface CompanyDialogProps {
  /** The company as it was when the dialog was opened; undefined for a new one. */
  company: CompanyDocument | undefined;
  onClose: () => void;
}

const typedOf = (company: CompanyDocument | undefined): TypedCompany => ({
  name: company?.name ?? '',
  gstin: company?.gstin ?? '',
  email: company?.email ?? '',
  limit: '',
  monthLimit: company?.monthLimit == null ? '' : `${company.monthLimit}`,
  adminName: '',
  contact: '',
});

/** A dialog that makes or changes a company (PLAN-40). */
export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const texts = useTexts(companyAdminTexts);
  const messages = useTexts(companyMessages);
  const failureWords = useFailureWords();
  const { make, change } = useCompanyChanges();
  const [ids] = useState(() => ({ company: ID.unique(), admin: ID.unique() }));
  const [typed, setTyped] = useState(() => typedOf(company));
  const [isOpen, setOpen] = useState(company?.isOpen ?? true);
  const isChanged =
    JSON.stringify(typedOf(company)) !== JSON.stringify(typed) || isOpen !== (company?.isOpen ?? true);
  const { leave, question } = useUnsaved(isChanged);
  const submission = useSubmit<TypedCompany, CompanyField>({
    read: () => typed,
    check: (given) => companyProblems(given, !company, { ...messages, ...texts.problems }),
    async send(given) {
      await (company
        ? change(company, { ...companyValues(given), isOpen })
        : make(ids.company, ids.admin, given));
      toast.success((company ? texts.saved : texts.made)(given.name.trim()));
      onClose();
    },
    failed: (error) =>
      failureWords(error, {
        byType: {
          document_update_conflict: texts.conflict,
          company_person_known: messages.contactKnown,
        },
        otherwise: texts.failed,
      }),
  });
  const control = (name: CompanyField) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
    error: submission.problems[name],
  });
  const cancel = () => leave(onClose);
  const { fields } = texts;
  return (
    <Dialog open onClose={cancel} title={company ? texts.changeOf(company.name) : texts.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        <Field
          {...control('name')}
          label={fields.name}
          required
          maxLength={companyAttributes.name.size}
          data-autofocus=""
        />
        <Field
          {...control('gstin')}
          label={fields.gstin}
          maxLength={companyAttributes.gstin.size}
          autoCapitalize="characters"
          hint={fields.gstinHint}
        />
        <Field
          {...control('email')}
          label={fields.email}
          type="email"
          maxLength={companyAttributes.email.size}
          hint={fields.emailHint}
        />
        <Field
          {...control('monthLimit')}
          label={fields.monthLimit}
          inputMode="decimal"
          maxLength={12}
          hint={fields.monthLimitHint}
        />
        {company ? (
          <CheckBox
            label={fields.isOpen}
            name="isOpen"
            hint={fields.isOpenHint}
            checked={isOpen}
            onChange={setOpen}
          />
        ) : (
          <>
            <Field
              {...control('limit')}
              label={fields.limit}
              required
              inputMode="decimal"
              maxLength={12}
              hint={fields.limitHint}
            />
            <fieldset className="grid gap-4 border-line border-t pt-4">
              <legend className="sr-only">{fields.admin}</legend>
              <p aria-hidden="true">
                <span className="block font-semibold">{fields.admin}</span>
                <span className="text-muted">{fields.adminHint}</span>
              </p>
              <Field
                {...control('adminName')}
                label={fields.adminName}
                maxLength={companyMemberAttributes.name.size}
              />
              <Field
                {...control('contact')}
                label={fields.contact}
                maxLength={companyMemberAttributes.contact.size}
              />
            </fieldset>
          </>
        )}
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
