/** The pictures of people that come with the product. */
export const DRAWN_PORTRAITS = ['meera', 'harpreet', 'farida'] as const;
export type DrawnPortrait = (typeof DRAWN_PORTRAITS)[number];

const DRAWN = 'drawn:';

/** The drawn picture that a person's `picture` names; undefined for an uploaded one, and for none. */
export function drawnPortrait(picture: string): DrawnPortrait | undefined {
  return DRAWN_PORTRAITS.find((name) => picture === `${DRAWN}${name}`);
}
