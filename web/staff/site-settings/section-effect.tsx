import type { Translated } from '#domain/languages/translations.ts';
import { formatMoney } from '#domain/money.ts';
import type { CapacitySettings } from '#domain/site/capacity-settings.ts';
import { pricingOf } from '#domain/site/charged.ts';
import type { ChargesSettings } from '#domain/site/charges-settings.ts';
import type { PageSettings } from '#domain/site/page-settings.ts';
import type { Typed } from '#domain/site/setting-rows.ts';
import { type FieldSection, readSection } from '#domain/site/settings.ts';
import { isLimited } from '#domain/slots/quarters.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { datesIn } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { contentSentence } from './content-effect.ts';
import { valuesOf } from './fields.ts';
import { RetentionPreview } from './retention-preview.tsx';
import { taxSentence } from './tax-sentence.ts';
import { settingTexts } from './texts.ts';

/** The charges as customers read them. A charge of 0 has no line on a bill. */
function chargesText(
  charges: ChargesSettings,
  { noDeliveryFee, noFreeDelivery, tips: tipsText, ...effect }: Translated<typeof settingTexts>['effect'],
): string {
  const { deliveryFee, freeDeliveryAbove, minimumOrder, packing, packingPerDish, tips } = pricingOf(charges);
  const limit =
    freeDeliveryAbove === undefined ? noFreeDelivery : effect.freeDelivery(formatMoney(freeDeliveryAbove));
  const delivery = deliveryFee > 0 ? [effect.deliveryFee(formatMoney(deliveryFee)), limit] : [noDeliveryFee];
  return [
    ...delivery,
    ...(minimumOrder > 0 ? [effect.minimumOrder(formatMoney(minimumOrder))] : []),
    ...(packing > 0 ? [effect.packing(formatMoney(packing))] : []),
    ...(packingPerDish > 0 ? [effect.packingPerDish(formatMoney(packingPerDish))] : []),
    ...(tips ? [tipsText] : []),
  ].join(' · ');
}

/** How orders are promised when the kitchen is full, and how far ahead customers can order. */
function capacityText(
  capacity: CapacitySettings,
  { noLimit, limit, notAhead, ahead, ...effect }: Translated<typeof settingTexts>['effect'],
): string {
  const { scheduleDays, slotMinutes } = capacity;
  const days =
    scheduleDays === 1
      ? effect.aheadToday
      : scheduleDays === 2
        ? effect.aheadTomorrow
        : effect.aheadDays(`${scheduleDays - 1}`);
  return [
    isLimited(capacity) ? limit : noLimit,
    scheduleDays === 0 ? notAhead : ahead(days, `${slotMinutes}`),
  ].join(' ');
}

function sentence(
  section: FieldSection,
  typed: Typed,
  timeIn: (timeZone: string) => string,
  { effect, content, tax }: Translated<typeof settingTexts>,
  { shop, charges }: PageSettings,
): string | undefined {
  if (section === 'retention') return undefined;
  if (section === 'messages' || section === 'limits') return effect.nothing;
  const read = readSection(section, valuesOf(section, typed));
  if ('problem' in read) return undefined;
  if ('promiseMinutes' in read.value) return effect.promise(`${read.value.promiseMinutes}`);
  if ('timeZone' in read.value) {
    const { name, phone, email, address, timeZone } = read.value;
    return effect.shop(name, phone, email, address.join(', '), timeIn(timeZone));
  }
  if ('vpa' in read.value) {
    const { vpa, payeeName, minutesToPay } = read.value;
    return vpa === '' ? effect.mockUpi : effect.upi(payeeName || shop.name, vpa, `${minutesToPay}`);
  }
  if ('series' in read.value) return effect.invoiceNumber(read.value.series);
  if ('scheduleDays' in read.value) return capacityText(read.value, effect);
  if ('freeDeliveryAbove' in read.value) return chargesText(read.value, effect);
  if ('sellerKind' in read.value) return taxSentence(read.value, charges, tax);
  return contentSentence(read.value, content);
}

/** A preview of what customers see with the settings as they are typed now. */
export function SectionEffect({ section, typed, now }: { section: FieldSection; typed: Typed; now: Date }) {
  const texts = useTexts(settingTexts);
  const dateWords = useTexts(dateTexts);
  const timeIn = (timeZone: string) => datesIn(timeZone, dateWords).timeOfDay(now);
  const said = sentence(section, typed, timeIn, texts, useSiteSettings());
  if (section === 'retention') return <RetentionPreview typed={typed} />;
  if (said === undefined) return null;
  return (
    <p className="wrap-anywhere rounded-control bg-turmeric/15 px-4 py-3">
      <span className="block text-muted text-sm">{texts.effect.title}</span>
      {said}
    </p>
  );
}
