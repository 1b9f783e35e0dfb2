import { encode } from 'uqr';
import type { DishType } from '#domain/dishes/kinds.ts';
import type { PaperWidth } from '#domain/printing/paper.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { type Bitmap, blankPicture, fill, paste, stack } from './canvas.ts';
import { drawText, type TextStyle } from './text.ts';

/** Paper widths in millimetres with their printable dots (203 dots per inch, without margins). */
export const PAPER_DOTS = { 58: 384, 80: 576 } as const satisfies Record<PaperWidth, number>;

interface Sizes {
  title: number;
  strong: number;
  text: number;
}
/** Text sizes in dots; eight dots are a millimetre. */
const SIZES: Record<PaperWidth, Sizes> = {
  58: { title: 84, strong: 34, text: 28 },
  80: { title: 110, strong: 40, text: 32 },
};

/** White dots below each row. */
const GAP = 12;
/** Dots between two texts in one row. */
const SPACE = 12;
const RULE_HEIGHT = 3;

interface Paper {
  width: number;
  sizes: Sizes;
}

type Side = Pick<TextStyle, 'size' | 'weight'>;

const heightOf = (...pictures: readonly (Bitmap | undefined)[]): number =>
  Math.max(0, ...pictures.map((picture) => picture?.height ?? 0));

/** Draws a row with one text. */
async function textRow({ width }: Paper, text: string, style: Side, centred = false): Promise<Bitmap> {
  const drawn = await drawText(text, { ...style, width, align: centred ? 'centre' : 'left' });
  if (!drawn) return blankPicture(width, 0);
  const row = blankPicture(width, drawn.height + GAP);
  paste(row, drawn, centred ? Math.max(0, Math.floor((width - drawn.width) / 2)) : 0, 0, 'black');
  return row;
}

async function bannerRow({ width, sizes }: Paper, text: string): Promise<Bitmap> {
  const style = { size: sizes.strong, weight: 'bold', align: 'centre', width: width - 2 * SPACE } as const;
  const drawn = await drawText(text, style);
  if (!drawn) return blankPicture(width, 0);
  const row = blankPicture(width, drawn.height + 2 * SPACE + GAP);
  fill(row, { left: 0, top: 0, right: width, bottom: drawn.height + 2 * SPACE });
  paste(row, drawn, Math.floor((width - drawn.width) / 2), SPACE, 'white');
  return row;
}

/** Draws a white triangle with an exclamation mark, on black. */
function drawSign(onto: Bitmap, left: number, top: number, size: number): void {
  const middle = left + size / 2;
  for (let y = 0; y < size; y++) {
    const half = y / 2;
    const row = { left: Math.round(middle - half), right: Math.round(middle + half) };
    fill(onto, { ...row, top: top + y, bottom: top + y + 1 }, 0);
  }
  const part = (from: number, to: number, width: number) =>
    fill(onto, {
      left: Math.round(middle - (size * width) / 2),
      right: Math.round(middle + (size * width) / 2),
      top: top + Math.round(size * from),
      bottom: top + Math.round(size * to),
    });
  part(0.36, 0.7, 0.13);
  part(0.78, 0.9, 0.13);
}

/** Draws a text in white on black, in as many lines as it needs, with a warning sign before it. */
async function warningRow({ width, sizes }: Paper, text: string): Promise<Bitmap> {
  const left = sizes.strong + 2 * SPACE;
  const drawn = await drawText(text, { ...bold(sizes), align: 'left', width: width - left - SPACE });
  if (!drawn) return blankPicture(width, 0);
  const bottom = Math.max(drawn.height, sizes.strong) + 2 * SPACE;
  const row = blankPicture(width, bottom + GAP);
  fill(row, { left: 0, top: 0, right: width, bottom });
  drawSign(row, SPACE, SPACE, sizes.strong);
  paste(row, drawn, left, SPACE, 'white');
  return row;
}

/** Draws two texts at both edges; the left one is wrapped if they do not fit in one line. */
async function pairRow({ width }: Paper, left: string, right: string, style: Side): Promise<Bitmap> {
  const atRight = await drawText(right, { ...style, width, align: 'right' });
  const room = width - (atRight ? atRight.width + SPACE : 0);
  const atLeft = await drawText(left, { ...style, width: room, align: 'left' });
  const row = blankPicture(width, heightOf(atLeft, atRight) + GAP);
  if (atLeft) paste(row, atLeft, 0, 0, 'black');
  if (atRight) paste(row, atRight, width - atRight.width, 0, 'black');
  return row;
}

/** Draws a veg or non-veg mark: a square outline with a disc or a triangle in it. */
export function drawMark(onto: Bitmap, type: DishType, left: number, top: number, size: number): void {
  const line = Math.max(2, Math.round(size / 10));
  fill(onto, { left, top, right: left + size, bottom: top + size });
  const inner = { left: left + line, top: top + line, right: left + size - line, bottom: top + size - line };
  fill(onto, inner, 0);
  const middle = size / 2;
  const radius = size * 0.27;
  for (let y = 0; y < size; y++) {
    const down = (y + 0.5 - (middle - radius)) / (2 * radius);
    const half =
      type === 'veg' ? Math.sqrt(Math.max(0, radius ** 2 - (y + 0.5 - middle) ** 2)) : radius * down;
    if (down < 0 || down > 1 || half <= 0) continue;
    const from = left + Math.round(middle - half);
    fill(onto, { left: from, top: top + y, right: left + Math.round(middle + half), bottom: top + y + 1 });
  }
}

/** Draws the quantity, the name, and the mark or the price at the right edge. */
async function dishRow({ width, sizes }: Paper, row: Extract<SheetRow, { type: 'dish' }>): Promise<Bitmap> {
  const style = row.price === null ? ({ size: sizes.strong, weight: 'bold' } as const) : plain(sizes);
  const quantity = await drawText(row.quantity, { ...style, weight: 'bold', width, align: 'left' });
  const price = await drawText(row.price ?? '', { ...style, width, align: 'right' });
  const markSize = Math.round(sizes.strong * 0.8);
  const atRight = row.mark ? markSize : (price?.width ?? 0);
  const left = (quantity?.width ?? 0) + SPACE;
  const room = Math.max(style.size * 2, width - left - (atRight ? atRight + SPACE : 0));
  const name = await drawText(row.name, { ...style, width: room, align: 'left' });
  const picture = blankPicture(
    width,
    Math.max(heightOf(quantity, price, name), row.mark ? markSize : 0) + GAP,
  );
  if (quantity) paste(picture, quantity, 0, 0, 'black');
  if (name) paste(picture, name, left, 0, 'black');
  if (price) paste(picture, price, width - price.width, 0, 'black');
  if (row.mark) drawMark(picture, row.mark, width - markSize, 0, markSize);
  return picture;
}

/** White squares around a code; cameras need them to find it. */
const QUIET = 4;
/** The width of a code, as a part of the paper's. */
const CODE_WIDTH = 0.6;

/** Draws a QR code with its caption below. */
async function codeRow(
  paper: Paper,
  { text, caption }: Extract<SheetRow, { type: 'code' }>,
): Promise<Bitmap> {
  const { width, sizes } = paper;
  const drawn = drawCode(text, width * CODE_WIDTH);
  const code = blankPicture(width, drawn.height);
  paste(code, drawn, Math.floor((width - drawn.width) / 2), 0, 'black');
  return stack(width, [code, await textRow(paper, caption, bold(sizes), true)]);
}

/** A QR code with its white border, as large as fits into a square. */
export function drawCode(text: string, room: number): Bitmap {
  const { data, size } = encode(text, { border: QUIET });
  const dots = Math.max(1, Math.floor(room / size));
  const code = blankPicture(size * dots, size * dots);
  for (const [y, squares] of data.entries()) {
    for (const [x, isDark] of squares.entries()) {
      if (!isDark) continue;
      const [at, top] = [x * dots, y * dots];
      fill(code, { left: at, top, right: at + dots, bottom: top + dots });
    }
  }
  return code;
}

function ruleRow({ width }: Paper): Bitmap {
  const row = blankPicture(width, RULE_HEIGHT + 2 * GAP);
  fill(row, { left: 0, top: GAP, right: width, bottom: GAP + RULE_HEIGHT });
  return row;
}

const plain = ({ text }: Sizes): Side => ({ size: text, weight: 'regular' });
const bold = ({ strong }: Sizes): Side => ({ size: strong, weight: 'bold' });

function drawRow(paper: Paper, row: SheetRow): Promise<Bitmap> | Bitmap {
  const { sizes } = paper;
  switch (row.type) {
    case 'title':
      return textRow(paper, row.text, { size: sizes.title, weight: 'bold' }, true);
    case 'strong':
      return textRow(paper, row.text, bold(sizes));
    case 'text':
      return textRow(paper, row.text, plain(sizes));
    case 'banner':
      return bannerRow(paper, row.text);
    case 'warning':
      return warningRow(paper, row.text);
    case 'pair':
      return pairRow(paper, row.left, row.right, row.strong ? bold(sizes) : plain(sizes));
    case 'dish':
      return dishRow(paper, row);
    case 'code':
      return codeRow(paper, row);
    case 'rule':
      return ruleRow(paper);
  }
}

/** Draws the rows of a sheet for a paper width. */
export async function drawSheet(rows: readonly SheetRow[], paper: PaperWidth): Promise<Bitmap> {
  const width = PAPER_DOTS[paper];
  const pictures: Bitmap[] = [];
  for (const row of rows) pictures.push(await drawRow({ width, sizes: SIZES[paper] }, row));
  return stack(width, pictures);
}
