import { Ticket } from 'lucide-react';
import { useId, useState } from 'react';
import { couponCode, isCouponCode } from '#domain/coupons/code.ts';
import { couponMessages } from '#domain/coupons/messages.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney } from '#domain/money.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { offerText } from '#web/shared/coupons/offer-text.ts';
import { couponTexts } from '#web/shared/coupons/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import type { CouponChoice, Hindrance } from './use-coupon-choice.ts';

type Texts = Translated<typeof couponTexts>;

function hindranceText(hindrance: Hindrance, texts: Texts): string | undefined {
  if (hindrance === null) return undefined;
  if (hindrance === 'dish') return texts.otherDishes;
  if (hindrance === 'alone') return texts.notTogether;
  return typeof hindrance === 'string'
    ? texts.problems[hindrance]
    : texts.missing(formatMoney(hindrance.missing));
}

function Row({ row, choice }: { row: CouponChoice['rows'][number]; choice: CouponChoice }) {
  const texts = useTexts(couponTexts);
  const { coupon, isUsed, hindrance } = row;
  const { code, description } = coupon;
  const why = hindranceText(hindrance, texts);
  return (
    <li className="flex items-center gap-3 py-3">
      <Ticket className="size-6 shrink-0 text-warm" aria-hidden="true" />
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="font-semibold">{code}</p>
        <p className="text-muted text-sm">{description ?? offerText(coupon, texts)}</p>
        {description && <p className="text-muted text-sm">{offerText(coupon, texts)}</p>}
        {why && <p className="font-semibold text-sm">{why}</p>}
      </div>
      {isUsed ? (
        <Button variant="quiet" onClick={() => choice.drop(code)}>
          {texts.drop}
          <span className="sr-only">{` ${code}`}</span>
        </Button>
      ) : (
        !why && (
          <Button variant="secondary" onClick={() => choice.take(coupon)}>
            {texts.take}
            <span className="sr-only">{` ${code}`}</span>
          </Button>
        )
      )}
    </li>
  );
}

interface CouponPartProps {
  choice: CouponChoice;
  /** The offered coupons are listed only once they are asked for. */
  folded: boolean;
}

/**
 * The checkout's field for a coupon's code in one line, with the used and the offered coupons below. One that can't be used
 * yet says what is missing (COUPON-8).
 */
export function CouponPart({ choice, folded }: CouponPartProps) {
  const texts = useTexts(couponTexts);
  const { codeWrong, unknown } = useTexts(couponMessages);
  const failureWords = useFailureWords();
  const [tried, setTried] = useState('');
  const submission = useSubmit<string, 'coupon'>({
    read: (form) => readFields(form, ['coupon']).coupon,
    check: (code) => (isCouponCode(couponCode(code)) ? {} : { coupon: codeWrong }),
    async send(code, form) {
      setTried(couponCode(code));
      await choice.takeByCode(code);
      form.reset();
    },
    failed: (error) => ({
      coupon:
        refusalOf(error)?.type === 'coupon_not_found'
          ? unknown(tried)
          : failureWords(error, { otherwise: texts.failed, lost: texts.failed }),
    }),
  });
  const problemId = useId();
  const problem = submission.problems.coupon;
  const used = choice.rows.filter(({ isUsed }) => isUsed);
  const offered = choice.rows.filter(({ isUsed }) => !isUsed);
  const list = (rows: CouponChoice['rows']) => (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.coupon.code} row={row} choice={choice} />
      ))}
    </ul>
  );
  return (
    <>
      <Form submission={submission} className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-28">
          <input
            name="coupon"
            aria-label={texts.code}
            placeholder={texts.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && problemId}
            className={`${CONTROL} uppercase placeholder:normal-case`}
          />
          <p id={problemId} aria-live="polite" className="text-danger text-sm">
            {problem && <span className="mt-1 block font-semibold">{problem}</span>}
          </p>
        </div>
        <Button type="submit" variant="secondary" busy={submission.busy} busyLabel={texts.applying}>
          {texts.apply}
        </Button>
      </Form>
      <p role="status" className="sr-only">
        {choice.terms.map(({ code }) => texts.using(code)).join(', ')}
      </p>
      {used.length > 0 && list(used)}
      {offered.length > 0 && (
        <details open={!folded}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-chilli-text text-sm underline underline-offset-4">
            {texts.offered(offered.length)}
          </summary>
          {list(offered)}
        </details>
      )}
    </>
  );
}
