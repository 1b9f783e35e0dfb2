import type { Label } from '#domain/packing/label.ts';
import { type Bitmap, blankPicture, fill, paste } from './canvas.ts';
import { drawCode, drawMark } from './draw-sheet.ts';
import { drawText } from './text.ts';

/** A label of 50 × 25 mm, in dots: eight are a millimetre. */
export const LABEL_DOTS = { width: 400, height: 200 } as const;

const MARGIN = 8;
/** The square for the code, at the right edge. */
const CODE = 140;
const GAP = 4;
const SIZES = { number: 44, name: 26, choices: 22 } as const;

/**
 * Draws a label of 50 × 25 mm: number, mark, name, allergy and choices at the left, the code at the right. What does not fit is
 * cut off at the end, which are the choices.
 */
export async function drawLabel(label: Label): Promise<Bitmap> {
  const { width, height } = LABEL_DOTS;
  const picture = blankPicture(width, height);
  const room = width - CODE - 2 * MARGIN;
  const left = blankPicture(room, height - 2 * MARGIN);
  const bold = { weight: 'bold', align: 'left', width: room } as const;
  const number = await drawText(label.number, { ...bold, size: SIZES.number });
  let top = 0;
  if (number) {
    paste(left, number, 0, 0, 'black');
    const mark = Math.round(SIZES.number * 0.7);
    if (label.mark) drawMark(left, label.mark, Math.min(room - mark, number.width + MARGIN), 0, mark);
    top = number.height + GAP;
  }
  const add = (drawn: Bitmap | undefined, inverted = false) => {
    if (!drawn) return;
    if (inverted) fill(left, { left: 0, top, right: room, bottom: top + drawn.height + 2 * GAP });
    const at = inverted ? GAP : 0;
    paste(left, drawn, at, top + at, inverted ? 'white' : 'black');
    top += drawn.height + GAP + 2 * at;
  };
  add(await drawText(label.name, { ...bold, size: SIZES.name }));
  if (label.allergy)
    add(await drawText(label.allergy, { ...bold, size: SIZES.choices, width: room - 2 * GAP }), true);
  add(await drawText(label.choices.join(' · '), { ...bold, size: SIZES.choices }));
  paste(picture, left, MARGIN, MARGIN, 'black');
  const code = drawCode(label.link, CODE);
  paste(picture, code, width - code.width, Math.floor((height - code.height) / 2), 'black');
  return picture;
}
