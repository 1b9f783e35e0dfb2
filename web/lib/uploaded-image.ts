import { IMAGE_WIDTHS, type ImageForm } from '#domain/files/images.ts';

const VIEW = /^(\/v1\/storage\/buckets\/[\w.-]+\/files\/[\w.-]+)\/view\?(project=[\w.-]+)$/;

/** The address of an uploaded picture in a width; undefined for a picture that was not uploaded. */
export function smallerImage(src: string, width: (typeof IMAGE_WIDTHS)[number], form: ImageForm) {
  const [, file, project] = VIEW.exec(src) ?? [];
  return file && `${file}/preview?width=${width}&output=${form}&${project}`;
}

/** The `srcset` of an uploaded picture in all its widths; undefined for a picture that was not uploaded. */
export function imageWidths(src: string, form: ImageForm): string | undefined {
  if (!VIEW.test(src)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${smallerImage(src, width, form)} ${width}w`).join(', ');
}
