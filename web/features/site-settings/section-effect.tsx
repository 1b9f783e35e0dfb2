import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { pricingOf } from '#domain/site/charged.ts';
import type { ChargesSettings } from '#domain/site/charges-settings.ts';
import type { DeliverySettings } from '#domain/site/delivery-settings.ts';
import { readSection } from '#domain/site/settings.ts';
import { datesIn } from '#web/lib/dates.ts';
import { type Translated, useTexts } from '#web/lib/texts.ts';
import { type FieldSection, type Typed, valuesOf } from './fields.ts';
import { settingTexts } from './texts.ts';

/** What customers read of the charges; those of 0 have no line on a bill. */
function chargesText(
  charges: ChargesSettings,
  { noDeliveryFee, noFreeDelivery, ...effect }: Translated<typeof settingTexts>['effect'],
): string {
  const { deliveryFee, freeDeliveryAbove, minimumOrder, packing } = pricingOf(charges);
  const limit =
    freeDeliveryAbove === undefined ? noFreeDelivery : effect.freeDelivery(formatMoney(freeDeliveryAbove));
  const delivery = deliveryFee > 0 ? [effect.deliveryFee(formatMoney(deliveryFee)), limit] : [noDeliveryFee];
  return [
    ...delivery,
    ...(minimumOrder > 0 ? [effect.minimumOrder(formatMoney(minimumOrder))] : []),
    ...(packing > 0 ? [effect.packing(formatMoney(packing))] : []),
  ].join(' · ');
}

const inRupees = (amount: number) => formatMoney(toPaise(rupees(amount)));

/** Where the kitchen delivers, with what differs there: '411001, 411038 (fee ₹60, from ₹300)'. */
function areasText(
  { areas }: DeliverySettings,
  { anywhere, fee, from, later, ...effect }: Translated<typeof settingTexts>['effect'],
): string {
  if (areas.length === 0) return anywhere;
  const named = areas.map(({ pincode, deliveryFee, minimumOrder, extraMinutes }) => {
    const own = [
      ...(deliveryFee === undefined ? [] : [fee(inRupees(deliveryFee))]),
      ...(minimumOrder === undefined ? [] : [from(inRupees(minimumOrder))]),
      ...(extraMinutes ? [later(`${extraMinutes}`)] : []),
    ];
    return own.length > 0 ? `${pincode} (${own.join(', ')})` : `${pincode}`;
  });
  return effect.areas(named.join(', '));
}

function sentence(
  section: FieldSection,
  typed: Typed,
  now: Date,
  { effect }: Translated<typeof settingTexts>,
): string | undefined {
  if (section === 'messages') return effect.nothing;
  const read = readSection(section, valuesOf(section, typed));
  if ('problem' in read) return undefined;
  if ('promiseMinutes' in read.value) return effect.promise(`${read.value.promiseMinutes}`);
  if ('timeZone' in read.value) {
    const { phone, email, address, timeZone } = read.value;
    return effect.shop(phone, email, address.join(', '), datesIn(timeZone).timeOfDay(now));
  }
  if ('areas' in read.value) return areasText(read.value, effect);
  return 'freeDeliveryAbove' in read.value ? chargesText(read.value, effect) : undefined;
}

/** A preview of what customers see with the settings as they are typed now. */
export function SectionEffect({ section, typed, now }: { section: FieldSection; typed: Typed; now: Date }) {
  const texts = useTexts(settingTexts);
  const said = sentence(section, typed, now, texts);
  if (said === undefined) return null;
  return (
    <p className="rounded-control bg-turmeric/15 px-4 py-3">
      <span className="block text-muted text-sm">{texts.effect.title}</span>
      {said}
    </p>
  );
}
