import { invoiceKindFor } from '#domain/invoices/billed.ts';
import { buyerProblems, buyerToStore, type TypedBuyer } from '#domain/invoices/buyer.ts';
import { invoiceMessages } from '#domain/invoices/messages.ts';
import type { SellerKind } from '#domain/taxes/seller.ts';
import { Failure } from '#server/base/failure.ts';

const NO_BUYER = { buyerGstin: null, buyerName: null };

/**
 * The business that buys an order of such a seller, as the order stores it; none if both are empty (INVOICE-4).
 * @throws Failure general_argument_invalid
 */
export function checkedBuyer(typed: TypedBuyer, sellerKind: SellerKind) {
  if (typed.gstin === '' && typed.name === '') return NO_BUYER;
  const { gstin, name } = buyerProblems(typed);
  const problem = invoiceKindFor(sellerKind) === 'invoice' ? (gstin ?? name) : 'noInvoices';
  if (problem) throw new Failure('general_argument_invalid', invoiceMessages[problem]);
  return buyerToStore(typed);
}
