import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A photo as a phone takes it: more than 12 MB, held sideways (upright it is 3 wide and 4 high), with words about its maker. */
export async function largePhoto(): Promise<Buffer> {
  const [width, height] = [3200, 2400];
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (photo.length < 12 * 1_000_000) throw new Error(`The photo is only ${photo.length} bytes`);
  return photo;
}
