import { previewOf } from './previews.ts';

/** The logo that comes with the product. */
const SHIPPED = '/brand/logo-192.png';

/**
 * The path of the logo as a PNG, which every mail program and phone can show.
 * @param logo the setting: the address of an uploaded picture, or empty for the logo that comes with the product
 * @param size the pixels of its longer side at most; the shipped logo has 192 or 512
 */
export function logoPath(logo: string, size: 192 | 512 = 192): string {
  if (logo === '') return size === 192 ? SHIPPED : '/brand/logo-512.png';
  return previewOf(logo, `width=${size}&output=png`) ?? SHIPPED;
}
