import { useEffect, useEffectEvent, useState } from 'react';
import { readCode } from '#domain/numbers.ts';
import { useCanSend } from '#web/lib/can-send.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { usePhoneProof } from './phone-proof.ts';

interface PhoneProofDialogProps {
  open: boolean;
  /** The number that the code is sent to, as people write it. */
  phone: string;
  onClose: () => void;
  /** Called when the number is proven; the dialog stays open until it resolves. */
  onProven: () => Promise<unknown>;
  /** The words of its button, if it is not about an order, which can be paid in another way instead. */
  button?: { label: string; busyLabel: string };
}

/** Proves the phone number by a code, before the first order in cash (TRUST-3) and before a trial of a plan (PLAN-3). */
export function PhoneProofDialog({ open, onClose, ...rest }: PhoneProofDialogProps) {
  const { title } = useTexts(orderTexts).phoneProof;
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      {open && <ProofForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ProofForm({ phone, onClose, onProven, button }: Omit<PhoneProofDialogProps, 'open'>) {
  const texts = useTexts(orderTexts).phoneProof;
  const failureWords = useFailureWords();
  const proof = usePhoneProof();
  const canSend = useCanSend();
  const [sent, setSent] = useState(false);
  const submission = useSubmit<string, 'code'>({
    read: (form) => readCode(readFields(form, ['code']).code) ?? '',
    check: (code) => (code.length === 6 ? {} : { code: texts.sixDigits }),
    send: async (code) => {
      await proof.prove(code);
      await onProven();
    },
    failed: (error) =>
      refusalOf(error)?.type === 'user_invalid_token'
        ? { code: texts.wrong }
        : failureWords(error, { otherwise: texts.failed, lost: texts.failed }),
  });

  const sendCode = async () => {
    await submission.run(
      async () => {
        await proof.send();
        setSent(true);
      },
      (error) => failureWords(error, { otherwise: texts.notSent, lost: texts.notSent }),
    );
  };
  const sendFirst = useEffectEvent(sendCode);
  useEffect(() => void sendFirst(), []);

  return (
    <Form submission={submission} className="grid gap-4 p-5 pt-2">
      <p className="text-muted" role="status">
        {!canSend.text
          ? texts.waits
          : sent
            ? texts.sent(<strong className="text-ink">{phone}</strong>)
            : texts.sending}
      </p>
      <Field
        name="code"
        label={texts.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={submission.problems.code}
        className="text-center font-semibold text-xl tracking-[0.25em] tabular-nums"
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button type="button" variant="secondary" onClick={() => void sendCode()} off={submission.busy}>
          {texts.again}
        </Button>
        <Button type="submit" busy={submission.busy && sent} busyLabel={button?.busyLabel ?? texts.proving}>
          {button?.label ?? texts.prove}
        </Button>
      </div>
      {!button && (
        <p className="text-muted text-sm">
          {texts.otherwise(
            <button type="button" onClick={onClose} className="underline underline-offset-4">
              {texts.payOtherwise}
            </button>,
          )}
        </p>
      )}
    </Form>
  );
}
