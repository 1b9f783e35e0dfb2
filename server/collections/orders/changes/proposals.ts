import { cartMessages } from '#domain/carts/messages.ts';
import { isOrderable } from '#domain/dishes/orderable.ts';
import { MAX_LINES } from '#domain/orders/attributes.ts';
import type { orderChangeAttributes } from '#domain/orders/changes/change-attributes.ts';
import { changedLines } from '#domain/orders/changes/changing.ts';
import { hasTooMany, type OrderLine } from '#domain/orders/line.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { lineTax, SPECIFICATION } from '#domain/taxes/seller.ts';
import { Failure } from '#server/base/failure.ts';
import { dishes } from '#server/collections/dishes.ts';
import type { Draft, Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import type { Order } from '../order-steps.ts';

type Proposal = Draft<typeof orderChangeAttributes>['values'];

const invalidArgument = (message: string) => new Failure('general_argument_invalid', message);

/** The line that is offered instead, at the current price, taxed by the order's terms. Throws Failure if the dish can't be ordered. */
async function offeredLine(
  work: Work,
  { data: { termsTax } }: Order,
  proposal: Proposal,
): Promise<OrderLine | undefined> {
  const { substituteId: id, substituteQuantity: quantity } = proposal;
  if (id === null && quantity === null) return undefined;
  if (id === null || quantity === null) throw invalidArgument(orderMessages.substituteNeedsQuantity);
  const dish = await find(work.sql, dishes, id);
  if (!dish || !isOrderable(dish.data)) {
    throw new Failure('order_dish_unavailable', orderMessages.cannotOffer(dish?.data.name ?? id));
  }
  const { name, price, imgUrl, needsChoice } = dish.data;
  if (needsChoice) throw invalidArgument(orderMessages.cannotOfferChoice(name));
  return { dishId: id, name, quantity, price, imgUrl, ...lineTax(dish.data, termsTax[0] ?? SPECIFICATION) };
}

/** The lines that a proposal removes and offers. Throws Failure if there is no such line or the result can't be ordered. */
export async function proposedLines(
  work: Work,
  order: Order,
  proposal: Proposal,
): Promise<{ removed: OrderLine; offered: OrderLine | undefined }> {
  const { items } = order.data;
  const line = items[proposal.line];
  if (!line) throw invalidArgument(orderMessages.noSuchLine);
  const { quantity, reason, note } = proposal;
  if (quantity > line.quantity) throw invalidArgument(orderMessages.lineHasFewer(line.quantity));
  if (reason === 'other' && !note) throw invalidArgument(orderMessages.reasonNeedsNote);
  const offered = await offeredLine(work, order, proposal);
  if (offered?.dishId === line.dishId) throw invalidArgument(orderMessages.substituteIsSame);
  const after = changedLines(items, { line: proposal.line, quantity, substitute: offered });
  if (hasTooMany(after) || after.length > MAX_LINES) throw invalidArgument(cartMessages.tooMany);
  return { removed: { ...line, quantity }, offered };
}
