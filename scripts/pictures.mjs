// Creates the smaller copies (avif and webp) of the pictures in public/ from the full-size webp files, and the favicon
// from the logo. Run it by hand after changing a picture: node scripts/pictures.mjs. Commit the results.
import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './steps.mjs';

const brand = join(root, 'public/brand');
const dishes = join(root, 'public/images');
const isNarrower = /-\d+\.webp$/;

/** Of an avif copy, from 1 to 100. */
const QUALITY = 50;

const pictures = [
  { folder: brand, name: 'hero', widths: [480, 800, 1200, 1600] },
  // The largest first paint of home on a phone, whose dense pixels hide a lower quality: 20 kB instead of 29.
  { folder: brand, name: 'hero-mobile', widths: [480, 720, 900], quality: 40 },
  { folder: brand, name: 'story', widths: [480, 800, 1200] },
  { folder: brand, name: 'placeholder', widths: [400, 800] },
  ...readdirSync(dishes)
    .filter((file) => file.endsWith('.webp') && !isNarrower.test(file))
    // As for home: the largest first paint of a dish, and a quarter fewer bytes of a whole menu.
    .map((file) => ({
      folder: dishes,
      name: file.slice(0, -'.webp'.length),
      widths: [400, 800],
      quality: 42,
    })),
];

let bytes = 0;
for (const { folder, name, widths, quality = QUALITY } of pictures) {
  const original = join(folder, `${name}.webp`);
  for (const width of widths) {
    const resized = sharp(original).resize({ width });
    const target = join(folder, `${name}-${width}`);
    await resized.clone().avif({ quality, effort: 7 }).toFile(`${target}.avif`);
    await resized.clone().webp({ quality: 72, effort: 6, smartSubsample: true }).toFile(`${target}.webp`);
    bytes += statSync(`${target}.avif`).size + statSync(`${target}.webp`).size;
  }
}

const icon = await sharp(join(brand, 'logo.svg'), { density: 288 })
  .resize(32, 32)
  .png({ palette: true })
  .toBuffer();
await writeFile(join(root, 'public/favicon.ico'), Buffer.concat([iconHeader(icon.length), icon]));

console.log(`${pictures.length} pictures, their copies take ${Math.round(bytes / 1024)} kB`);

/**
 * The header of an .ico file with one 32x32 PNG: a directory of six bytes and one entry of sixteen. The PNG follows.
 * @param {number} length the bytes of the PNG
 */
function iconHeader(length) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(length, 14);
  header.writeUInt32LE(22, 18);
  return header;
}
