/** The classes of a button of the board's tools. */
export const TOOL =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-edge bg-paper px-2.5 font-semibold leading-tight hover:border-ink aria-pressed:border-turmeric aria-pressed:bg-turmeric aria-pressed:text-on-turmeric aria-expanded:border-turmeric aria-expanded:bg-turmeric aria-expanded:text-on-turmeric';

/** The label of a tool in the row: read out only, where there is no room for it. */
export const ROW_LABEL = 'max-lg:sr-only';
