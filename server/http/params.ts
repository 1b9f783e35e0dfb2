import * as v from 'valibot';
import { isEmail, normalEmail } from '#domain/email.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { accountNumber, hasAccountForm, readPhone } from './phones.ts';

const ID_RULE =
  'Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. ' +
  "Can't start with a special char";

const textSchema = (message: string) => v.string(message);

export const id = v.pipe(textSchema(ID_RULE), v.check(isId, ID_RULE));
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
