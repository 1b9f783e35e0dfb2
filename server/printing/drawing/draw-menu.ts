import type { DishType } from '#domain/dishes/kinds.ts';
import type { TodaysMenu } from '#domain/menus/todays-menu.ts';
import { openPixels } from '#server/files/pictures/open-picture.ts';
import { type Bitmap, blankPicture } from './canvas.ts';
import { drawMark } from './draw-sheet.ts';
import { blankPage, type Colour, type Page, paint, stamp } from './page.ts';
import { drawText, type TextStyle } from './text.ts';

/** What a picture of today's menu says, in the language of whoever reads it. */
export interface DrawnMenu extends TodaysMenu {
  shop: string;
  /** The day, and the plan if it is one's. */
  day: string;
  /** How many dishes are left out, in words. */
  moreWords: string;
  /** Where it is ordered. */
  order: string;
}

/** Dots; phones show it as wide as a chat. */
const WIDTH = 1080;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 24;
const MARK = 36;
const SIZES = { shop: 72, day: 38, title: 44, line: 40, order: 40 } as const;
/** The most dots of a text's height: two or three lines. */
const MOST_HEIGHT = 220;
/** The most colours of the file: those of the brand, and the steps between them at the edges of letters. */
const COLOURS = 128;

const BRAND = {
  cream: '#fff8ee',
  ink: '#2b1a12',
  muted: '#6b5548',
  line: '#ebddcb',
  turmeric: '#e8a317',
  leaf: '#1f4d3a',
  clay: '#8b3a1e',
  coriander: '#2e7d32',
  white: '#ffffff',
} as const satisfies Readonly<Record<string, Colour>>;
const MARK_COLOURS: Readonly<Record<DishType, Colour>> = { veg: BRAND.coriander, 'non-veg': BRAND.clay };

/** A piece of the page: how high it is, and how it is drawn from a line of dots on. */
interface Block {
  height: number;
  draw(page: Page, top: number): void;
}

type Style = Pick<TextStyle, 'size' | 'weight'>;

/** A text in as many lines as it needs, but not higher than its room. */
async function written(text: string, style: Style, width: number): Promise<Bitmap | undefined> {
  const drawn = await drawText(text, { ...style, width, align: 'left' });
  if (!drawn || drawn.height <= MOST_HEIGHT) return drawn;
  return { width: drawn.width, height: MOST_HEIGHT, ink: drawn.ink.subarray(0, drawn.width * MOST_HEIGHT) };
}

/** The height of the first line of a drawn name (dots). The mark and the price stand at its middle, which differs by script. */
function firstLine(drawn: Bitmap | undefined): number {
  const height = drawn?.height ?? 0;
  return height / Math.max(1, Math.round(height / (SIZES.line * 1.25)));
}

const space = (height: number): Block => ({ height, draw: () => undefined });

async function head({ shop, day }: DrawnMenu): Promise<Block> {
  const name = await written(shop, { size: SIZES.shop, weight: 'bold' }, INNER);
  const date = await written(day, { size: SIZES.day, weight: 'regular' }, INNER);
  const below = MARGIN + (name?.height ?? 0) + 2 * GAP;
  const height = below + (date?.height ?? 0) + MARGIN;
  return {
    height,
    draw(page, top) {
      paint(page, { left: 0, top, right: WIDTH, bottom: top + height }, BRAND.leaf);
      stamp(page, name, { left: MARGIN, top: top + MARGIN }, BRAND.white);
      stamp(page, date, { left: MARGIN, top: top + below }, BRAND.white);
    },
  };
}

async function titleBlock(title: string): Promise<Block> {
  const drawn = await written(title, { size: SIZES.title, weight: 'bold' }, INNER);
  const height = (drawn?.height ?? 0) + GAP;
  return {
    height: height + GAP,
    draw(page, top) {
      stamp(page, drawn, { left: MARGIN, top }, BRAND.clay);
      paint(
        page,
        { left: MARGIN, top: top + height - 3, right: WIDTH - MARGIN, bottom: top + height },
        BRAND.line,
      );
    },
  };
}

async function lineBlock({
  name,
  type,
  price,
}: TodaysMenu['parts'][number]['lines'][number]): Promise<Block> {
  const cost = await written(price ?? '', { size: SIZES.line, weight: 'bold' }, INNER / 2);
  const left = MARGIN + MARK + GAP;
  const room = WIDTH - MARGIN - left - (cost ? cost.width + GAP : 0);
  const drawn = await written(name, { size: SIZES.line, weight: 'regular' }, room);
  const middle = firstLine(drawn) / 2;
  const beside = (height: number) => Math.max(0, Math.round(middle - height / 2));
  const mark = blankPicture(MARK, MARK);
  if (type) drawMark(mark, type, 0, 0, MARK);
  return {
    height: Math.max(drawn?.height ?? 0, cost?.height ?? 0, MARK) + GAP,
    draw(page, top) {
      if (type) stamp(page, mark, { left: MARGIN, top: top + beside(MARK) }, MARK_COLOURS[type]);
      stamp(page, drawn, { left, top }, type ? BRAND.ink : BRAND.muted);
      const at = { left: WIDTH - MARGIN - (cost?.width ?? 0), top: top + beside(cost?.height ?? 0) };
      stamp(page, cost, at, BRAND.ink);
    },
  };
}

async function textBlock(text: string): Promise<Block> {
  const drawn = await written(text, { size: SIZES.line, weight: 'regular' }, INNER);
  return {
    height: drawn ? drawn.height + GAP : 0,
    draw: (page, top) => stamp(page, drawn, { left: MARGIN, top }, BRAND.muted),
  };
}

async function foot(order: string): Promise<Block> {
  const drawn = await written(order, { size: SIZES.order, weight: 'bold' }, INNER);
  const height = (drawn?.height ?? 0) + 2 * (GAP + 8);
  return {
    height,
    draw(page, top) {
      paint(page, { left: 0, top, right: WIDTH, bottom: top + height }, BRAND.turmeric);
      stamp(page, drawn, { left: MARGIN, top: top + GAP + 8 }, BRAND.ink);
    },
  };
}

/** Draws today's menu as PNG. Its letters are drawn here, because a phone may lack those of its scripts. */
export async function drawMenu(menu: DrawnMenu): Promise<Buffer> {
  const blocks: Block[] = [await head(menu)];
  for (const { title, lines } of menu.parts) {
    blocks.push(space(GAP * 2), await titleBlock(title));
    for (const line of lines) blocks.push(await lineBlock(line));
  }
  if (menu.more > 0) blocks.push(space(GAP), await textBlock(menu.moreWords));
  blocks.push(space(GAP * 2), await foot(menu.order));
  const height = blocks.reduce((sum, block) => sum + block.height, 0);
  const page = blankPage(WIDTH, height, BRAND.cream);
  let top = 0;
  for (const block of blocks) {
    block.draw(page, top);
    top += block.height;
  }
  const picture = await openPixels(Buffer.from(page.pixels.buffer), { width: WIDTH, height, channels: 3 });
  return picture.png({ palette: true, colours: COLOURS }).toBuffer();
}
