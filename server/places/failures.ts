import { mapPinMessages } from '#domain/places/messages.ts';
import type { FailureList } from '#server/base/failure.ts';

/** What is refused of the place of an address. */
export const placeFailures = {
  map_pin_too_far: [400, mapPinMessages.tooFar],
  map_pin_unknown_pincode: [400, mapPinMessages.unknownPincode],
  map_pin_without_consent: [400, mapPinMessages.noConsent],
} as const satisfies FailureList;

declare module '#server/base/failure.ts' {
  interface DeclaredFailures extends Record<keyof typeof placeFailures, unknown> {}
}
