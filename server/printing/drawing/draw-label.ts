import { cut } from '#domain/cutting.ts';
import type { Label } from '#domain/packing/label.ts';
import { type Bitmap, blankPicture, fill, paste } from './canvas.ts';
import { drawCode, drawMark } from './draw-sheet.ts';
import { drawText, type TextStyle } from './text.ts';

/** A label of 50 × 25 mm, in dots: eight are a millimetre. */
export const LABEL_DOTS = { width: 400, height: 200 } as const;

const MARGIN = 8;
/** The square for the code, at the top of the right edge. */
export const CODE_DOTS = 125;
const GAP = 3;
const SIZES = { large: 40, small: 28, line: 24 } as const;
/** Longer texts are not drawn to their end on a label. */
const MOST_CHARACTERS = 90;
/** Wide enough for any text on one line. */
const ONE_LINE = 6000;

type Style = Pick<TextStyle, 'size' | 'weight'>;

/** Draws a text on one line, and cuts it with '…' where there is no more room. */
async function drawLine(text: string, style: Style, room: number): Promise<Bitmap | undefined> {
  let shown = cut(text, MOST_CHARACTERS, '…');
  for (;;) {
    const drawn = await drawText(shown, { ...style, align: 'left', width: ONE_LINE });
    if (!drawn || drawn.width <= room) return drawn;
    const letters = [...shown].length;
    const fitting = Math.floor((letters * room) / drawn.width);
    shown = cut(shown, Math.max(1, Math.min(fitting, letters - 1)), '…');
    if (letters <= 2) return drawn;
  }
}

/** Draws a name or a number as large as its line allows, else smaller, and cut at the end. */
async function drawLarge(text: string, room: number): Promise<Bitmap | undefined> {
  const large = await drawText(cut(text, MOST_CHARACTERS, '…'), {
    ...{ size: SIZES.large, weight: 'bold', align: 'left', width: ONE_LINE },
  });
  if (!large || large.width <= room) return large;
  const size = Math.max(SIZES.small, Math.floor((SIZES.large * room) / large.width));
  return drawLine(text, { size, weight: 'bold' }, room);
}

/**
 * Draws a label of 50 × 25 mm: what to take care of in white on black, then name, meal, area, rider and choices; the code and
 * the number at the right. Lines without room are left out, which are the last choices.
 */
export async function drawLabel(label: Label): Promise<Bitmap> {
  const { width, height } = LABEL_DOTS;
  const picture = blankPicture(width, height);
  const code = drawCode(label.link, CODE_DOTS);
  const side = width - code.width;
  paste(picture, code, side, 0, 'black');
  const number = await drawLarge(label.number, code.width - MARGIN);
  if (number) paste(picture, number, side, code.height, 'black');
  const below = code.height + (number?.height ?? 0) + 2 * GAP;
  if (label.mark) drawMark(picture, label.mark, side, below, SIZES.line);

  const room = side - MARGIN;
  const left = blankPicture(room, height - 2 * MARGIN);
  let top = 0;
  const add = (drawn: Bitmap | undefined, isWarning = false) => {
    if (!drawn) return;
    const inset = isWarning ? GAP : 0;
    const bottom = top + drawn.height + 2 * inset;
    if (bottom > left.height) return;
    if (isWarning) fill(left, { left: 0, top, right: room, bottom });
    paste(left, drawn, inset, top + inset, isWarning ? 'white' : 'black');
    top = bottom + 2 * GAP;
  };
  const bold = { size: SIZES.line, weight: 'bold' } as const;
  const plain = { size: SIZES.line, weight: 'regular' } as const;
  for (const warning of [label.allergy ?? '', label.leaveOut.join(' · ')])
    add(await drawLine(warning, bold, room - 2 * GAP), true);
  add(await drawLarge(label.name, room));
  add(await drawLine(label.meal, bold, room));
  add(await drawLine(label.area, plain, room));
  add(await drawLine(label.rider ?? '', bold, room));
  for (const choice of label.choices) add(await drawLine(choice, bold, room));
  paste(picture, left, MARGIN, MARGIN, 'black');
  return picture;
}
