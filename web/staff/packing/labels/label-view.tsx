import type { CSSProperties } from 'react';
import { type Label, labelRows } from '#domain/packing/label.ts';
import type { SheetTexts } from '#domain/printing/sheet-texts.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { SheetView } from '#web/shared/printing/sheet-view.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { type LabelPaper, sheetsOf } from './label-papers.ts';

// Sizes on paper are in millimetres. Black on white in the dark theme too.

const PAPER: CSSProperties = {
  boxSizing: 'border-box',
  overflow: 'hidden',
  background: 'white',
  color: 'black',
  colorScheme: 'light',
  lineHeight: 1.15,
};
const SMALL: CSSProperties = { ...PAPER, width: '50mm', height: '25mm', padding: '1mm', fontSize: '2.7mm' };
const ON_A4: CSSProperties = {
  ...PAPER,
  width: '99.1mm',
  height: '33.9mm',
  padding: '2mm 3mm',
  fontSize: '2.9mm',
};
/** The sheet of A4 that shops sell: two columns of eight labels of 99.1 × 33.9 mm. */
const A4: CSSProperties = {
  ...PAPER,
  display: 'grid',
  width: '210mm',
  height: '297mm',
  padding: '12.9mm 4.65mm',
  gridTemplateColumns: '99.1mm 99.1mm',
  gridAutoRows: '33.9mm',
  columnGap: '2.5mm',
};
const BLACK: CSSProperties = {
  background: 'black',
  color: 'white',
  printColorAdjust: 'exact',
  padding: '0 1mm',
  fontWeight: 700,
};

/** What to take care of, in white on black: paper has no red. */
function Warnings({ label: { allergy, leaveOut }, lines }: { label: Label; lines: string }) {
  return (
    <>
      {allergy && <p style={BLACK}>{allergy}</p>}
      {leaveOut.length > 0 && (
        <p style={{ ...BLACK, marginTop: '0.3mm' }} className={`wrap-anywhere ${lines}`}>
          {leaveOut.join(' · ')}
        </p>
      )}
    </>
  );
}

function NumberAndMark({ label, size }: { label: Label; size: string }) {
  return (
    <p className="sheet flex! items-center gap-[1mm] p-0!" style={{ fontSize: size, lineHeight: 1 }}>
      <b className="tabular-nums">{label.number}</b>
      {label.mark && <VegMark type={label.mark} size="small" />}
    </p>
  );
}

/** A name of so many characters is in smaller letters. */
const LONG_NAME = 13;
/** A number of more characters is in smaller letters, too. */
const SHORT_NUMBER = 5;

/**
 * The label of 50 × 25 mm: what to take care of, whom it is for, the meal, where it goes and with whom, and the code with the
 * number. What does not fit is cut off at the end, which are the choices.
 */
function SmallLabel({ label }: { label: Label }) {
  return (
    <div style={SMALL} className="flex gap-[1mm]">
      <div className="min-w-0 flex-1 overflow-hidden">
        <Warnings label={label} lines="line-clamp-1" />
        <p
          className="truncate font-bold"
          style={{ fontSize: [...label.name].length < LONG_NAME ? '5mm' : '3.6mm', lineHeight: 1.2 }}
        >
          {label.name}
        </p>
        <p
          className="sheet flex! items-center gap-[1mm] p-0!"
          style={{ fontSize: '2.7mm', lineHeight: 1.15 }}
        >
          {label.mark && <VegMark type={label.mark} size="small" />}
          <b className="truncate">{label.meal}</b>
        </p>
        <p className="truncate">{label.area}</p>
        {label.rider && <p className="truncate font-bold">{label.rider}</p>}
        {label.choices.length > 0 && <p className="wrap-anywhere font-bold">{label.choices.join(' · ')}</p>}
      </div>
      <div className="shrink-0 [&_svg]:border-0" style={{ width: '17mm' }}>
        <QrCode text={label.link} label={label.number} />
        <p
          className="truncate text-center font-bold tabular-nums"
          style={{ fontSize: label.number.length <= SHORT_NUMBER ? '5mm' : '3.8mm', lineHeight: 1.1 }}
        >
          {label.number}
        </p>
      </div>
    </div>
  );
}

/** A label of a sheet of A4, with everything that it can say. */
function LargeLabel({ label }: { label: Label }) {
  return (
    <div style={ON_A4} className="flex gap-[2mm]">
      <div className="min-w-0 flex-1 overflow-hidden">
        <div className="flex items-baseline gap-[2mm]">
          <NumberAndMark label={label} size="5.5mm" />
          <b className="min-w-0 truncate" style={{ fontSize: '3.6mm' }}>
            {label.name}
          </b>
          {label.window && <span className="ml-auto shrink-0 tabular-nums">{label.window}</span>}
        </div>
        <Warnings label={label} lines="line-clamp-2" />
        <p className="truncate">{label.area}</p>
        {label.rider && <p className="truncate font-semibold">{label.rider}</p>}
        {label.choices.length > 0 && (
          <p className="wrap-anywhere line-clamp-2 font-bold">{label.choices.join(' · ')}</p>
        )}
        <p className="wrap-anywhere line-clamp-2">{label.meal}</p>
        <p className="truncate" style={{ fontSize: '2.5mm' }}>
          {[label.bestBefore, label.fssai].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="grid shrink-0 content-center [&_svg]:border-0" style={{ width: '23mm' }}>
        <QrCode text={label.link} label={label.number} />
      </div>
    </div>
  );
}

interface LabelPagesProps {
  labels: readonly Label[];
  paper: LabelPaper;
  texts: SheetTexts;
}

/** The labels, each where its paper has it. */
export function LabelPages({ labels, paper, texts }: LabelPagesProps) {
  if (paper === 'a4')
    return sheetsOf(labels).map((sheet) => (
      <div key={sheet[0]?.link} style={A4} className="break-after-page">
        {sheet.map((label) => (
          <LargeLabel key={label.link} label={label} />
        ))}
      </div>
    ));
  return labels.map((label) => (
    <div key={label.link} data-label className="break-after-page">
      {paper === 'small' ? (
        <SmallLabel label={label} />
      ) : (
        <SheetView rows={labelRows(label, texts)} paper="58" />
      )}
    </div>
  ));
}
