import { TriangleAlert } from 'lucide-react';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { Paper } from './paper.ts';

function RowView({ row }: { row: SheetRow }) {
  switch (row.type) {
    case 'title':
      return <p className="text-center font-bold text-[2.4em] leading-tight">{row.text}</p>;
    case 'strong':
      return <p className="font-bold text-[1.15em]">{row.text}</p>;
    case 'text':
      return <p>{row.text}</p>;
    case 'banner':
      return <p className="sheet-banner mb-1 px-2 py-1 text-center font-bold text-[1.15em]">{row.text}</p>;
    case 'warning':
      return (
        <p className="sheet-banner mb-1 flex items-start gap-2 px-2 py-1 font-bold text-[1.15em]">
          <TriangleAlert className="mt-[0.1em] size-[1.2em] shrink-0" aria-hidden="true" />
          <span>{row.text}</span>
        </p>
      );
    case 'pair':
      return (
        <p className={`flex justify-between gap-3 ${row.strong ? 'font-bold text-[1.15em]' : ''}`}>
          <span>{row.left}</span>
          <span className="shrink-0">{row.right}</span>
        </p>
      );
    case 'dish':
      return (
        <p className={`mb-1 flex gap-2 ${row.price === null ? 'font-bold text-[1.15em]' : ''}`}>
          <span className="shrink-0 font-bold">{row.quantity}</span>
          <span className="min-w-0 flex-1">{row.name}</span>
          {row.mark && <VegMark type={row.mark} size="small" />}
          {row.price && <span className="shrink-0 tabular-nums">{row.price}</span>}
        </p>
      );
    case 'code':
      return (
        <div className="my-2">
          <QrCode text={row.text} label={row.caption} />
          <p className="text-center font-bold">{row.caption}</p>
        </div>
      );
    case 'rule':
      return <hr className="my-2 border-black border-t-2" />;
  }
}

const WIDTHS: Record<Paper, string> = { '58': 'sheet-58', '80': 'sheet-80', page: 'sheet-page' };

/** A ticket or a bill as wide as its paper, black on white in the dark theme too. */
export function SheetView({ rows, paper }: { rows: readonly SheetRow[]; paper: Paper }) {
  return (
    <div className={`sheet wrap-anywhere ${WIDTHS[paper]}`}>
      {rows.map((row, index) => (
        // The key has the type, because the banner of a reprint moves all rows and React would reuse the wrong ones.
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet are never sorted
        <RowView key={`${index} ${row.type}`} row={row} />
      ))}
    </div>
  );
}
