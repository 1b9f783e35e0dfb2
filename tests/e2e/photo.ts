import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [3600, 2700];
/** The range of random differences between pixels, like the grain of a photo, which small copies do not have. */
const GRAIN = 31;

/** A photo as from a phone: more than 12 MB, sideways (3:4 when upright), with metadata about the camera. */
export async function largePhoto(): Promise<Buffer> {
  const pixels = randomBytes(WIDTH * HEIGHT * 3);
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = 80 + ((pixels[at] ?? 0) & GRAIN) + Math.floor((at / pixels.length) * 100);
  }
  const photo = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (photo.length < 12_000_000) throw new Error(`The photo is only ${photo.length} bytes`);
  return photo;
}
