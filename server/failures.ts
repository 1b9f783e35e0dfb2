import { accountFailures } from './accounts/failures.ts';
import type { FailureList, FailureType } from './base/failure.ts';
import { breachFailures } from './breaches/failures.ts';
import { collectionFailures } from './collections/failures.ts';
import { orderFailures } from './collections/orders/failures.ts';
import { documentFailures } from './documents/failures.ts';
import { fileFailures } from './files/failures.ts';
import { requestFailures } from './http/failures.ts';
import { gatewayFailures } from './integrations/payments/failures.ts';
import { placeFailures } from './places/failures.ts';

/** The failures of all rooms. One that is forgotten here does not compile. */
export const failures = {
  ...requestFailures,
  ...documentFailures,
  ...fileFailures,
  ...accountFailures,
  ...collectionFailures,
  ...orderFailures,
  ...gatewayFailures,
  ...breachFailures,
  ...placeFailures,
} satisfies FailureList & Record<FailureType, unknown>;
