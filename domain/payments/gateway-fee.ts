import type { Paise } from '#domain/money.ts';

/**
 * What of a payment is for the kitchen, and what the customer paid to the gateway on top. Gateways let a kitchen choose who bears
 * their fee, and report it either way: it is the customer's if the rest is exactly what was asked for (GATEWAY-11).
 * @param asked what the gateway's page was for
 */
export function withoutFee(
  { amount, fee }: { amount: Paise; fee?: Paise | null | undefined },
  asked: Paise,
): { amount: Paise; gatewayFee: Paise | null } {
  return fee && amount - fee === asked ? { amount: asked, gatewayFee: fee } : { amount, gatewayFee: null };
}
