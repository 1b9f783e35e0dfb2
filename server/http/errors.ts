import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import { grievanceMessages } from '#domain/grievances/messages.ts';
import { invoiceMessages } from '#domain/invoices/messages.ts';
import { issueMessages } from '#domain/order-issues/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { paymentMessages } from '#domain/payments/messages.ts';
import { printMessages } from '#domain/printing/messages.ts';
import { requestMessages } from '#domain/request-messages.ts';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { outageOf } from '#server/db/outage.ts';
import { Failure, type FailureType } from './failure.ts';
import { logOutage } from './outage-log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The type of the error that was answered. */
    failure?: FailureType;
  }
}

/** The server version in error bodies. docs/protocol.md describes the behaviour of this version. */
const PROTOCOL_VERSION = '1.7.0';

/** Status and default message of every error type (WIRE-1.3). */
const catalogue: Record<FailureType, readonly [status: number, message: string]> = {
  general_unknown: [500, 'Server Error'],
  general_argument_invalid: [400, 'The request contains one or more invalid arguments.'],
  general_bad_request: [400, 'There was an error with your request. Please check your input.'],
  general_query_invalid: [400, 'Invalid query'],
  general_cursor_not_found: [400, 'The cursor document was not found.'],
  general_route_not_found: [404, 'The requested route was not found.'],
  general_rate_limit_exceeded: [
    429,
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  ],
  general_service_unavailable: [503, requestMessages.unavailable],
  general_unauthorized_scope: [401, 'User (role: guests) missing scope (account)'],
  general_unknown_origin: [403, 'Invalid Origin.'],
  project_not_found: [404, 'Project with the requested ID could not be found.'],
  project_provider_disabled: [412, 'This provider is disabled. Please enable the provider to continue.'],
  project_invalid_success_url: [
    400,
    'This sign-in link is unknown or was already used. Please sign in again.',
  ],
  user_already_exists: [409, 'A user with the same id, email, or phone already exists in this project.'],
  user_blocked: [401, 'The current user has been blocked.'],
  user_invalid_credentials: [401, 'Invalid credentials. Please check the email and password.'],
  user_invalid_token: [401, 'Invalid token passed in the request.'],
  passkey_refused: [401, 'The passkey was not accepted. Please try again, or sign in another way.'],
  passkey_not_found: [404, 'The account has no such passkey. It may have been removed already.'],
  passkey_too_many: [409, 'The account has ten passkeys. Please remove one first.'],
  phone_country_refused: [400, requestMessages.countryRefused],
  text_messages_spent: [429, requestMessages.textsSpent],
  sign_in_code_over: [401, 'This code has expired or was used before. Please ask for a new one.'],
  sign_in_code_spent: [401, 'Too many wrong codes were entered. Please ask for a new one.'],
  user_not_found: [404, 'User with the requested ID could not be found.'],
  user_more_factors_required: [401, 'More factors are required to complete the sign in process.'],
  user_challenge_required: [401, 'A recently passed challenge is required to complete this action.'],
  user_authenticator_not_found: [404, 'The authenticator could not be found on the current user.'],
  user_authenticator_already_verified: [409, 'The authenticator is already verified on the current user.'],
  user_recovery_codes_not_found: [404, 'Recovery codes could not be found on the current user.'],
  user_recovery_codes_already_exists: [409, 'The current user already has recovery codes.'],
  user_email_not_found: [400, 'The current user has no e-mail address. Please add one first.'],
  user_email_not_verified: [
    400,
    'The e-mail address of the current user is not verified. Please verify it first.',
  ],
  user_phone_not_found: [400, 'The current user has no phone number. Please add one first.'],
  user_phone_not_verified: [
    400,
    'The phone number of the current user is not verified. Please verify it first.',
  ],
  user_email_already_verified: [409, 'The e-mail address is already verified.'],
  user_phone_already_exists: [409, 'A user with the same phone number already exists.'],
  user_target_already_exists: [409, 'A user with the same e-mail address already exists.'],
  user_session_already_exists: [401, 'Creation of a session is prohibited when a session is active.'],
  user_session_not_found: [404, 'The current user session could not be found.'],
  user_jwt_creation_denied: [403, 'A JWT can’t be created with another JWT. Please use a session.'],
  user_target_not_found: [404, 'Target with the requested ID could not be found.'],
  user_phone_already_verified: [409, 'The phone number is already verified.'],
  user_api_key_and_session_set: [403, 'An API key and a session cannot be sent together.'],
  user_jwt_invalid: [401, 'Failed to verify JWT.'],
  user_identity_not_found: [404, 'Identity could not be found. Please check the identity ID provided.'],
  user_oauth2_bad_request: [400, 'The sign-in provider did not accept the request. Please sign in again.'],
  user_oauth2_unauthorized: [
    401,
    'The sign-in provider refused access. Please sign in again, or choose another way.',
  ],
  user_oauth2_provider_error: [
    424,
    'The sign-in provider sent an unexpected answer. Please try again later.',
  ],
  user_unauthorized: [401, 'The current user is not authorized to perform the requested action.'],
  user_protected: [403, 'The first owner of the kitchen can’t be demoted or deleted.'],
  user_last_admin: [409, 'The kitchen needs at least one owner. Please make somebody else an owner first.'],
  user_order_open: [
    409,
    'This account has an order that is not finished. Please try again after it has ended.',
  ],
  database_not_found: [404, 'Database not found'],
  collection_not_found: [404, 'Collection with the requested ID could not be found.'],
  document_not_found: [404, 'Document with the requested ID could not be found.'],
  document_already_exists: [409, 'Document with the requested ID already exists.'],
  document_invalid_structure: [400, 'The document structure is invalid.'],
  document_missing_data: [400, 'The document data is missing.'],
  document_missing_payload: [400, 'The document data and permissions are missing.'],
  document_update_conflict: [409, 'Remote document is newer than local.'],
  document_delete_restricted: [
    403,
    'Document cannot be deleted because it is referenced by another document.',
  ],
  storage_bucket_not_found: [404, 'Storage bucket with the requested ID could not be found.'],
  storage_file_not_found: [404, 'The requested file could not be found.'],
  storage_file_already_exists: [409, 'A storage file with the requested ID already exists.'],
  storage_file_empty: [400, 'Empty file passed to the endpoint.'],
  storage_file_type_unsupported: [400, 'The given file extension is not supported.'],
  storage_invalid_file: [
    403,
    'The content of the file does not match its name, or files of this type are not accepted.',
  ],
  storage_invalid_file_size: [400, 'The file size is either not valid or exceeds the maximum allowed size.'],
  storage_invalid_content_range: [
    400,
    'The content range is invalid. Please check the value of the Content-Range header.',
  ],
  storage_invalid_appwrite_id: [400, 'The value for x-appwrite-id header is invalid.'],
  storage_invalid_range: [416, 'The requested range is not satisfiable.'],
  storage_quota_exceeded: [413, 'Your space for files is full. Please delete some files first.'],
  storage_too_many_unfinished: [
    429,
    'You have too many unfinished uploads. Please finish or delete some of them first.',
  ],
  order_empty: [400, 'Your cart is empty'],
  order_below_minimum: [400, 'The order is below the minimum. Please add a dish.'],
  order_outside_area: [400, 'The kitchen does not deliver there. Please choose another address.'],
  order_coupon_refused: [409, 'A coupon can’t be used for this order. Please order without it.'],
  coupon_not_found: [404, 'There is no such coupon.'],
  invoice_issued: [409, invoiceMessages.alreadyIssued],
  order_customer_blocked: [403, 'The kitchen takes no orders from this account. Please call it.'],
  order_guest_limit: [409, orderMessages.guestLimit],
  order_guest_portions: [409, orderMessages.guestPortions],
  review_not_received: [403, reviewMessages.notReceived],
  order_cash_limit: [400, 'The order is too large to be paid in cash. Please choose another way to pay.'],
  order_payment_off: [400, 'The kitchen does not take this way to pay. Please choose another one.'],
  order_phone_unproven: [403, 'An order in cash needs a proven phone number.'],
  order_slot_unavailable: [409, 'This time can’t be chosen any more. Please choose another one.'],
  order_terms_changed: [409, 'The bill has changed. Please look at it again and order again.'],
  order_price_changed: [409, 'A price has changed. Please check your cart and order again.'],
  order_dish_unavailable: [409, 'A dish is not available. Please remove it from your cart.'],
  order_portions_gone: [409, 'Too few portions of a dish are left. Please order fewer of it.'],
  kitchen_closed: [409, openingMessages.closed(undefined)],
  order_moved_on: [409, 'The status of this order has changed. Please load it again.'],
  order_cancel_too_late: [409, orderMessages.cancelTooLate],
  order_undo_too_late: [409, orderMessages.undoTooLate],
  order_issue_too_early: [409, issueMessages.notYet],
  order_issue_too_late: [409, issueMessages.tooLate],
  order_issue_open: [409, issueMessages.alreadyOpen],
  order_issue_moved_on: [409, issueMessages.movedOn],
  breach_people_changed: [409, 'The people have changed meanwhile. Please list them again.'],
  grievance_closed: [409, grievanceMessages.closed],
  print_taken: [409, printMessages.taken],
  order_pickup_off: [409, 'This kitchen offers no pickup right now.'],
  order_revised: [409, 'This order was changed meanwhile. Please load it again.'],
  order_change_open: [409, orderMessages.changeOpen],
  order_change_answered: [409, 'This change is not open any more. Please load it again.'],
  payment_not_due: [409, paymentMessages.notDue],
  payment_reference_used: [409, paymentMessages.referenceUsed],
  payment_undo_too_late: [409, paymentMessages.undoTooLate],
  payment_not_payable: [409, paymentMessages.notPayable],
  payment_gateway_out: [503, paymentMessages.gatewayOut],
  payment_bad_signature: [401, paymentMessages.badSignature],
  refund_at_gateway: [409, paymentMessages.refundIsSent],
  day_closed: [409, dayCloseMessages.closed],
  day_figures_changed: [409, dayCloseMessages.moneyRecorded],
  refund_exceeds_payment: [409, paymentMessages.refundTooHigh],
  cart_dish_unavailable: [409, 'This dish is not available. Please choose another one.'],
  cart_dish_gone: [409, 'This dish is no longer on the menu.'],
  cart_options_required: [400, 'Please choose the options of this dish, and add it again.'],
  cart_quantity_exceeded: [400, 'A cart can’t hold that many of one dish. Please choose fewer.'],
  review_dish_gone: [400, 'This dish is no longer on the menu.'],
};

/** All error types. */
export const failureTypes: readonly string[] = Object.keys(catalogue);

/** The status and message of a Failure, for services with other error bodies than WIRE-1.3. */
export function statusAndMessageOf(failure: Failure): { status: number; message: string } {
  const [status, message] = catalogue[failure.type];
  return { status, message: failure.message || message };
}

/** The headers of every error (WIRE-1.3). */
export const ERROR_HEADERS = {
  'cache-control': 'no-cache, no-store, must-revalidate',
  expires: '0',
  pragma: 'no-cache',
};

/** The body of an error (WIRE-1.3). */
export const errorBody = (type: FailureType, status: number, message: string) => ({
  message,
  code: status,
  type,
  version: PROTOCOL_VERSION,
});

function send(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, message } = statusAndMessageOf(failure);
  reply.failure = failure.type;
  return reply
    .code(status)
    .headers(ERROR_HEADERS)
    .send(errorBody(failure.type, status, message));
}

/** Converts an error of Fastify itself, such as invalid JSON or a body that is too large. Undefined for other errors. */
function transportFailure(error: Pick<FastifyError, 'statusCode' | 'message'>): Failure | undefined {
  const status = error.statusCode ?? 500;
  if (status === 429) return new Failure('general_rate_limit_exceeded');
  return status >= 400 && status < 500 ? new Failure('general_bad_request', error.message) : undefined;
}

const NO_SPACE = 'The server has no space left to save this. Please try again later.';

/** Converts any error to the Failure that the client gets. Unexpected errors are logged and become general_unknown. */
export function failureOf(error: FastifyError | Failure, request: FastifyRequest): Failure {
  const outage = outageOf(error);
  if (outage) {
    logOutage(request, outage, error);
    return new Failure('general_service_unavailable', outage === 'full' ? NO_SPACE : undefined);
  }
  const known = error instanceof Failure ? error : transportFailure(error);
  if (known) return known;
  request.log.error({ err: error }, 'request failed');
  return new Failure('general_unknown');
}

/** Answers a request with an error in the form of WIRE-1.3. */
export function answerError(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  return send(reply, failureOf(error, request));
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** The answer to an unknown path (WIRE-1.3). */
export function routeNotFound(): never {
  throw new Failure('general_route_not_found');
}
