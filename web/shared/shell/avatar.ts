/** Classes of the round button that opens the user's menu. */
export const AVATAR_LOOK =
  'grid size-11 place-items-center rounded-full bg-turmeric font-display text-lg text-on-turmeric leading-none transition-shadow duration-150 hover:shadow-soft hover:ring-3 hover:ring-turmeric/40';
