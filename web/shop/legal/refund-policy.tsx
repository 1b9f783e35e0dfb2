import { REPORT_WITHIN_MINUTES } from '#domain/order-issues/reporting.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContent } from '#web/shared/content/content.ts';
import { legalTexts } from './texts.ts';

/** The rules for cancelling and refunding orders, with the settings of this kitchen. */
export function RefundPolicy() {
  const texts = useTexts(legalTexts).refund;
  const legal = useContent('legal');
  const { orderMode, acceptWithinMinutes } = useSiteSettings().kitchen;
  const rules = [
    texts.cancel,
    ...(orderMode === 'board' ? [texts.unanswered(acceptWithinMinutes)] : []),
    texts.missing,
    texts.report(REPORT_WITHIN_MINUTES),
    ...(legal ? [texts.takes(legal.refundTakes)] : []),
    texts.noFee,
  ];
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
