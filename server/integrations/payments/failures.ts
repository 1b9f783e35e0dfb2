import { paymentMessages } from '#domain/payments/messages.ts';
import type { FailureList } from '#server/base/failure.ts';

/** What goes wrong between the payment gateway and this server. */
export const gatewayFailures = {
  payment_gateway_out: [503, paymentMessages.gatewayOut],
  payment_bad_signature: [401, paymentMessages.badSignature],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof gatewayFailures, unknown> {}
}
