import { type Counted, type DayTotals, reckon } from '#domain/day-close/totals.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { fieldOf } from './count.ts';
import { Difference } from './difference.tsx';
import { usePlaceName } from './place-name.ts';
import { dayCloseTexts } from './texts.ts';

/** The expected and the counted money in each place of a closed day. */
export function ReckoningTable({ totals, counted }: { totals: DayTotals; counted: readonly Counted[] }) {
  const texts = useTexts(dayCloseTexts).cash;
  const nameOf = usePlaceName();
  return (
    <table className="w-full border-collapse text-left" aria-label={texts.title}>
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {texts.where}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-semibold">
            {texts.expected}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {texts.counted}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {reckon(totals, counted).map((place) => (
          <tr key={fieldOf(place)} className="align-top">
            <th scope="row" className="wrap-anywhere py-2.5 pr-3 font-normal">
              {nameOf(place)}
            </th>
            <td className="py-2.5 pr-3 text-right">
              <Money paise={place.expected} />
            </td>
            <td className="py-2.5 text-right">
              {place.counted === null ? (
                <span className="text-muted">{texts.notCounted}</span>
              ) : (
                <Money paise={place.counted} className="font-semibold" />
              )}
              {place.difference !== null && (
                <span className="block text-sm">
                  <Difference amount={place.difference} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
