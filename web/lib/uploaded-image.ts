import { IMAGE_WIDTHS, type ImageForm, previewOf } from '#domain/files/previews.ts';

/** The address of an uploaded picture in a width; undefined for a picture that was not uploaded. */
export const smallerImage = (src: string, width: (typeof IMAGE_WIDTHS)[number], form: ImageForm) =>
  previewOf(src, `width=${width}&output=${form}`);

/** The `srcset` of an uploaded picture in all its widths; undefined for a picture that was not uploaded. */
export function imageWidths(src: string, form: ImageForm): string | undefined {
  if (smallerImage(src, IMAGE_WIDTHS[0], form) === undefined) return undefined;
  return IMAGE_WIDTHS.map((width) => `${smallerImage(src, width, form)} ${width}w`).join(', ');
}
