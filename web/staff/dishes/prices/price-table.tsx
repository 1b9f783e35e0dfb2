import { useState } from 'react';
import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { PreviewRow } from './preview.ts';
import { priceTexts } from './texts.ts';

interface PriceTableProps {
  rows: readonly PreviewRow[];
  onTick: (id: string, ticked: boolean) => void;
  onTickAll: (ticked: boolean) => void;
}

/** Rows that are shown at first, and added by each press: thousands would make every key press slow. */
const PART = 100;

const CELL = 'px-2 py-1 text-right align-middle sm:px-4';
const BOX = 'size-5 shrink-0 accent-chilli';

/** '+₹9' or '−₹5'. */
const signed = (difference: Paise) =>
  `${difference < 0 ? '−' : '+'}${formatMoney(paise(Math.abs(difference)))}`;

function Row({ row, onTick }: { row: PreviewRow; onTick: PriceTableProps['onTick'] }) {
  const texts = useTexts(priceTexts);
  const { dish, ticked, after } = row;
  const changes = typeof after === 'number' && after !== dish.price;
  return (
    <tr className={ticked ? '' : 'text-muted'}>
      <th scope="row" className="py-1 pl-3 text-left font-normal sm:pl-4">
        <label className="wrap-anywhere flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={ticked}
            onChange={(event) => onTick(dish.$id, event.target.checked)}
            className={BOX}
          />
          <VegMark type={dish.type} size="small" />
          <span className="min-w-0">{dish.name}</span>
        </label>
      </th>
      <td className={`${CELL} ${changes ? 'text-muted line-through' : ''}`}>
        <Money paise={dish.price} />
      </td>
      <td className={`${CELL} font-semibold`}>
        {changes && <Money paise={after} />}
        {after === null && <span className="text-danger">{texts.impossible}</span>}
        {after === dish.price && <span className="font-normal text-muted">{texts.same}</span>}
      </td>
      <td className={`${CELL} whitespace-nowrap text-muted max-sm:hidden`}>
        {changes && signed(paise(after - dish.price))}
      </td>
    </tr>
  );
}

/** The dishes with their prices now and after the change, to be ticked. */
export function PriceTable({ rows, onTick, onTickAll }: PriceTableProps) {
  const texts = useTexts(priceTexts);
  const [shown, setShown] = useState(PART);
  const ticked = rows.filter((row) => row.ticked).length;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper">
      <table className="w-full border-collapse">
        <caption className="sr-only">{texts.table}</caption>
        <thead className="border-line border-b text-muted text-sm">
          <tr>
            <th scope="col" className="pl-3 text-left sm:pl-4">
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={ticked === rows.length}
                  ref={(box) => {
                    if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
                  }}
                  onChange={(event) => onTickAll(event.target.checked)}
                  className={BOX}
                />
                {texts.all(rows.length)}
              </label>
            </th>
            <th scope="col" className={CELL}>
              {texts.columns.now}
            </th>
            <th scope="col" className={CELL}>
              {texts.columns.after}
            </th>
            <th scope="col" className={`${CELL} max-sm:hidden`}>
              {texts.columns.difference}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.slice(0, shown).map((row) => (
            <Row key={row.dish.$id} row={row} onTick={onTick} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <p className="border-line border-t p-3 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + PART)}>
            {texts.more(rows.length - shown)}
          </Button>
        </p>
      )}
    </div>
  );
}
