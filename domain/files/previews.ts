/** The smaller forms of uploaded pictures. Apart from the uploads, which the first pages need not load. */

/** The widths, in pixels, and formats in which pages show pictures. */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;
export const IMAGE_FORMS = ['webp', 'avif'] as const;
export type ImageForm = (typeof IMAGE_FORMS)[number];

const VIEW = /^(\/v1\/storage\/buckets\/[\w.-]+\/files\/[\w.-]+)\/view\?(project=[\w.-]+)$/;

/** The address of an uploaded picture in another form, such as 'width=400&output=webp'; undefined for other pictures. */
export function previewOf(src: string, form: string): string | undefined {
  const [, file, project] = VIEW.exec(src) ?? [];
  return file && `${file}/preview?${form}&${project}`;
}
