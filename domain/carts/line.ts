import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import type { Data } from '#domain/rows/data.ts';
import type { cartAttributes } from './attributes.ts';

type Cart = Data<typeof cartAttributes>;
type Shown = Pick<Cart, 'dishId' | 'name' | 'description' | 'imgUrl' | 'price' | 'quantity' | 'isAvailable'>;

/** A line of the cart as screens show it, with the price of one. */
export type CartLine = { [Name in keyof Shown]: NonNullable<Shown[Name]> } & {
  /** The id of the line's document; undefined until the server has answered. */
  lineId?: string;
  /** The chosen options, and the instruction to the kitchen; missing if there are none. */
  options?: readonly ChosenOption[];
  note?: string;
  /** The dish's own tax in percent; missing if it has none. */
  taxPercent?: number;
};
