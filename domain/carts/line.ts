import type { Data } from '#domain/attributes.ts';
import type { cartAttributes } from './attributes.ts';

type Cart = Data<typeof cartAttributes>;
type Shown = Pick<Cart, 'dishId' | 'name' | 'description' | 'imgUrl' | 'price' | 'quantity' | 'isAvailable'>;

/** A dish in a cart as screens show it, with its price for one. */
export type CartLine = { [Name in keyof Shown]: NonNullable<Shown[Name]> } & {
  /** The line's document; undefined until the server has answered. */
  lineId?: string;
};
