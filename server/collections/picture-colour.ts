import { imageIdOf } from '#domain/files/images.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { SHIPPED_COLOURS } from '#server/files/pictures/shipped-colours.ts';

const SHIPPED = /^\/images\/([a-z0-9-]+)\.webp$/;

/** The dominant colour of a dish's picture, uploaded or shipped; null for any other picture, which the server never opens. */
export async function colourOfPicture(work: Work, imgUrl: string): Promise<string | null> {
  const shipped = SHIPPED.exec(imgUrl)?.[1];
  if (shipped !== undefined) return SHIPPED_COLOURS[shipped] ?? null;
  const uploaded = imageIdOf(imgUrl);
  if (uploaded === undefined) return null;
  const [file] = await work.sql.query<{ colour: string | null }>(
    sql`select colour from files where id = ${uploaded}`,
    'colour of a picture',
  );
  return file?.colour ?? null;
}
