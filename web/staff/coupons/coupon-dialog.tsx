import { ID } from 'appwrite';
import { useState } from 'react';
import { couponMessages } from '#domain/coupons/messages.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCouponActions } from './actions.ts';
import { CouponFields, type CouponMenu } from './coupon-fields.tsx';
import {
  type CouponDocument,
  type CouponField,
  couponProblems,
  couponValues,
  type TypedCoupon,
  typedCoupon,
} from './coupon-values.ts';
import { couponAdminTexts } from './texts.ts';

interface CouponDialogProps {
  /** The coupon as it was when the dialog was opened; undefined for a new one. */
  coupon: CouponDocument | undefined;
  menus: readonly CouponMenu[];
  onClose: () => void;
}

/** A dialog that makes or changes a coupon (COUPON-7). */
export function CouponDialog({ coupon, menus, onClose }: CouponDialogProps) {
  const texts = useTexts(couponAdminTexts);
  const { codeWrong, codeTaken, endsBeforeItBegins } = useTexts(couponMessages);
  const failureWords = useFailureWords();
  const { timeZone } = useSiteSettings().shop;
  const { add, change } = useCouponActions();
  const [id] = useState(ID.unique);
  const [typed, setTyped] = useState(() => typedCoupon(coupon, timeZone));
  const { leave, question } = useUnsaved(changedFields(typedCoupon(coupon, timeZone), typed).length > 0);

  const submission = useSubmit<TypedCoupon, CouponField>({
    read: () => typed,
    check: (given) =>
      couponProblems(given, { ...texts.problems, code: codeWrong, order: endsBeforeItBegins }),
    async send(given) {
      const values = couponValues(given, timeZone);
      await (coupon ? change(coupon, values) : add(id, values));
      toast.success(texts.saved);
      onClose();
    },
    failed(error) {
      // All other fields were checked before they were sent.
      if (refusalOf(error)?.type === 'general_argument_invalid') return { code: codeTaken };
      return failureWords(error, {
        byType: { document_update_conflict: texts.conflict, document_not_found: texts.gone },
        otherwise: texts.failed,
      });
    },
  });
  const cancel = () => leave(onClose);

  return (
    <Dialog open onClose={cancel} title={coupon ? texts.changeOf(coupon.code) : texts.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        <CouponFields
          typed={typed}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
          problems={submission.problems}
          menus={menus}
        />
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
