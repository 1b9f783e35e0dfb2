import * as v from 'valibot';
import {
  MAX_PASSWORD,
  MIN_NEW_PASSWORD,
  passwordProblem,
  replacementProblem,
} from '#domain/users/password.ts';
import { type PasswordProblem, passwordMessages } from '#domain/users/password-messages.ts';
import { text } from '#server/http/params.ts';

const refusedBy = (problemOf: (password: string) => PasswordProblem | undefined) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const problem = dataset.typed ? problemOf(dataset.value) : undefined;
    if (problem) addIssue({ message: passwordMessages[problem] });
  });

/** A schema for an account's first password, with the rule of the sign-up form. */
export const firstPassword = v.pipe(text(MAX_PASSWORD), refusedBy(passwordProblem));

const LENGTH_RULE = `Password must be between ${MIN_NEW_PASSWORD} and ${MAX_PASSWORD} characters long.`;

/** A schema for a password that replaces another one. It has to be longer than a first password, and as strong. */
export const replacingPassword = v.pipe(
  v.string(LENGTH_RULE),
  v.minLength(MIN_NEW_PASSWORD, LENGTH_RULE),
  v.maxLength(MAX_PASSWORD, LENGTH_RULE),
  refusedBy(replacementProblem),
);
