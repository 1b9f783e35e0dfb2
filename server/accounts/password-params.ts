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

/** An account's first password: the rule of the signup form. */
export const firstPassword = v.pipe(text(MAX_PASSWORD), refusedBy(passwordProblem));

const LENGTH_RULE = `Password must be between ${MIN_NEW_PASSWORD} and ${MAX_PASSWORD} characters long.`;

/** A password that replaces another. It must be longer than a first one, and as strong. */
export const replacingPassword = v.pipe(
  v.string(LENGTH_RULE),
  v.minLength(MIN_NEW_PASSWORD, LENGTH_RULE),
  v.maxLength(MAX_PASSWORD, LENGTH_RULE),
  refusedBy(replacementProblem),
);
