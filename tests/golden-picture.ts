import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Bitmap } from '#server/printing/drawing/canvas.ts';

// Pictures of printed sheets that somebody has looked at. With UPDATE_PICTURES=1 a test writes what it prints now; whoever
// does that looks at them before they are committed.

const FOLDER = new URL('./golden/', import.meta.url);

/**
 * How many dots of a printed picture are other ones than in its file in tests/golden.
 * @returns 'new' if there is no file, 'other size' if it has another size
 */
export async function differenceFrom(name: string, { width, height, ink }: Bitmap): Promise<number | string> {
  const file = fileURLToPath(new URL(`${name}.png`, FOLDER));
  if (process.env.UPDATE_PICTURES) {
    await mkdir(FOLDER, { recursive: true });
    const paper = ink.map((dot) => 255 - dot);
    const png = sharp(paper, { raw: { width, height, channels: 1 } }).png({ palette: true, colours: 2 });
    await writeFile(file, await png.toBuffer());
  }
  if (!existsSync(file)) return 'new';
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height) return 'other size';
  return ink.reduce((count, dot, at) => count + (dot > 127 === (data[at] ?? 255) < 128 ? 0 : 1), 0);
}
