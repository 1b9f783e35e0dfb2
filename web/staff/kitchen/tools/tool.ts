/** The classes of a button of the board's tools. */
export const TOOL =
  'flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-control border border-edge bg-paper px-3 font-semibold leading-tight hover:border-ink aria-pressed:border-turmeric aria-pressed:bg-turmeric aria-pressed:text-on-turmeric aria-expanded:border-turmeric aria-expanded:bg-turmeric aria-expanded:text-on-turmeric max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:py-1.5 max-md:text-sm';
