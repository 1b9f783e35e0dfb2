/** From how many portions on customers are told that few are left. */
const FEW = 5;

/** Whether few portions of a dish are left for today; `left` is empty if their number is not limited. */
export const isFew = (left: number | null | undefined): left is number =>
  left !== null && left !== undefined && left <= FEW;
