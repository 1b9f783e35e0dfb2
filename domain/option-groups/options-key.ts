/** The key of chosen options: two lines of one dish with the same key have the same choices; '' for none. */
export const optionsKeyOf = (options: readonly { choiceId: string }[]): string =>
  options
    .map(({ choiceId }) => choiceId)
    .sort()
    .join(',');

interface KeyedLine {
  dishId: string;
  options?: readonly { choiceId: string }[];
}

/** What makes two lines of a cart or an order the same: the dish and its options. The dish's id for a plain one. */
export const lineKey = ({ dishId, options = [] }: KeyedLine): string =>
  options.length > 0 ? `${dishId} ${optionsKeyOf(options)}` : dishId;
