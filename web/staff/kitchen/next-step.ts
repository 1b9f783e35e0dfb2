/** The classes of the button that moves an order on. */
export const NEXT_STEP =
  'min-h-12 flex-1 px-2! in-data-[density=roomy]:min-h-14 in-data-[density=roomy]:text-lg';
