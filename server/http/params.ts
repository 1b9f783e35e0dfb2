import * as v from 'valibot';
import { isEmail, normalEmail } from '#domain/email.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { Failure } from './failure.ts';
import { accountNumber, hasAccountForm, readPhone } from './phones.ts';

/** Ids of WIRE-1.5: 1 to 36 characters, not beginning with a special one. */
const ID = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/;
const ID_RULE =
  'Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. ' +
  "Can't start with a special char";

const textSchema = (message: string) => v.string(message);

export const id = v.pipe(textSchema(ID_RULE), v.regex(ID, ID_RULE));
/** Whether a text is a valid id. */
export const isId = (text: string): boolean => ID.test(text);

/** An id chosen by the caller, or `unique()` to let the server create one (WIRE-1.5). */
export const customId = v.pipe(
  textSchema(ID_RULE),
  v.check((given) => given === 'unique()' || isId(given), ID_RULE),
);

const EMAIL_RULE = 'Value must be a valid email address';
/** An e-mail address, converted to lower case (WIRE-1.5). */
export const email = v.pipe(textSchema(EMAIL_RULE), v.transform(normalEmail), v.check(isEmail, EMAIL_RULE));

const PHONE_RULE = "Phone number must start with a '+' can have a maximum of fifteen digits.";
/** A phone number as accounts store it. Another number of digits than its country's is the failure phone_number_invalid. */
export const phone = v.pipe(
  textSchema(PHONE_RULE),
  v.trim(),
  v.check(hasAccountForm, PHONE_RULE),
  v.transform(accountNumber),
);

const TYPED_PHONE_RULE = 'Value must be a phone number';
/** A typed phone number, in the form that profiles store. */
export const typedPhone = v.pipe(
  textSchema(TYPED_PHONE_RULE),
  v.maxLength(32, TYPED_PHONE_RULE),
  v.transform(readPhone),
  v.number(TYPED_PHONE_RULE),
);

/** The language of the page that sends a form; English if it names none. */
export const language = v.optional(
  v.picklist(LANGUAGES, `Value must be one of (${LANGUAGES.join(', ')})`),
  'en',
);

export const text = (max: number) => {
  const rule = `Value must be a valid string and no longer than ${max} chars`;
  return v.pipe(textSchema(rule), v.maxLength(max, rule), v.excludes('\u0000', rule));
};

/** Creates an id like the client's `ID.unique()`: 20 hex digits from the clock and at random (WIRE-1.5). */
export function uniqueId(): string {
  const now = Date.now();
  const clock = Math.floor(now / 1000).toString(16) + ((now % 1000) * 1000).toString(16).padStart(5, '0');
  // Takes seven random digits from a UUID, because the runtime caches random data for UUIDs.
  return clock + crypto.randomUUID().slice(0, 7);
}

export function resolveId(given: string): string {
  return given === 'unique()' ? uniqueId() : given;
}

/**
 * Parses parameters by a schema.
 * @throws Failure general_argument_invalid in the words of WIRE-1.3
 */
export function parseParams<S extends v.ObjectEntries>(
  schema: v.ObjectSchema<S, undefined>,
  given: unknown,
): v.InferOutput<v.ObjectSchema<S, undefined>> {
  const result = v.safeParse(schema, given ?? {});
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = issue.path?.map((step) => String(step.key)).join('.') ?? 'body';
  const missing = issue.received === 'undefined';
  throw new Failure(
    'general_argument_invalid',
    missing ? `Param "${name}" is not optional.` : `Invalid \`${name}\` param: ${issue.message}`,
  );
}
