import { imageIdOf } from '#domain/files/images.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { SHIPPED_COLOURS } from '#server/files/pictures/shipped-colours.ts';

const SHIPPED = /^\/images\/([a-z0-9-]+)\.webp$/;

/**
 * The dominant colours of dishes' pictures, uploaded or shipped, in their order; null for any other picture, which the server never
 * opens.
 */
export async function coloursOfPictures(work: Work, imgUrls: readonly string[]): Promise<(string | null)[]> {
  const isShipped = (imgUrl: string) => SHIPPED.test(imgUrl);
  const uploaded = imgUrls.flatMap((imgUrl) => (isShipped(imgUrl) ? [] : (imageIdOf(imgUrl) ?? [])));
  const found =
    uploaded.length === 0
      ? []
      : await work.sql.query<{ id: string; colour: string | null }>(
          sql`select id, colour from files where id = any(${[...new Set(uploaded)]}::text[])`,
          'colours of pictures',
        );
  const colours = new Map(found.map(({ id, colour }) => [id, colour]));
  return imgUrls.map((imgUrl) => {
    const shipped = SHIPPED.exec(imgUrl)?.[1];
    if (shipped !== undefined) return SHIPPED_COLOURS[shipped] ?? null;
    return colours.get(imageIdOf(imgUrl) ?? '') ?? null;
  });
}

/** The dominant colour of a dish's picture. */
export async function colourOfPicture(work: Work, imgUrl: string): Promise<string | null> {
  const [colour = null] = await coloursOfPictures(work, [imgUrl]);
  return colour;
}
