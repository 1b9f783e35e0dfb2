/** The bucket of the menu's pictures. */
export const IMAGES = 'images';

/** Of one picture, in bytes: more than any phone makes. */
export const MAX_IMAGE_SIZE = 30 * 1_048_576;

/** Of one picture, in pixels: a small file can hold more than a server has memory for. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** Widths, in pixels, and forms in which pages show them. */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;
export const IMAGE_FORMS = ['webp', 'avif'] as const;
export type ImageForm = (typeof IMAGE_FORMS)[number];

/** What browsers call the kinds of pictures that are taken. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Where an uploaded picture is seen: the one form in which a dish names it. */
export const imageUrl = (fileId: string): string =>
  `/v1/storage/buckets/${IMAGES}/files/${fileId}/view?project=rasoi`;

/** What is wrong with a picture before it is sent, in words, or undefined. */
export function imageProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return imageMessages.notAnImage;
  return size > MAX_IMAGE_SIZE ? imageMessages.tooLarge : undefined;
}

/** Words about pictures that are uploaded. */
export const imageMessages = {
  notAnImage: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF',
  tooLarge: `Please choose a picture of at most ${MAX_IMAGE_SIZE / 1_048_576} MB`,
  tooManyPixels: `Please choose a picture of at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels`,
  unreadable: 'This picture cannot be opened',
  unusable: `This picture cannot be used. Please choose one of at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels.`,
  tooManyUnfinished: 'Too many uploads are unfinished. Please try again in ten minutes.',
  broken: 'No picture loads from this address. The placeholder would be shown instead.',
  failed: 'The picture could not be uploaded. Please try again.',
  cancelled: 'Upload cancelled',
} as const;
