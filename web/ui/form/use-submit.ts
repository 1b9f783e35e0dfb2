import { type FormEvent, useState } from 'react';
import { focusProblem, type Problems } from './form-fields.ts';

/** Thrown or answered when a refusal is about the whole form, about some of its fields, or both. */
export class Refused<Name extends string> extends Error {
  readonly failure: string;
  readonly problems: Problems<Name>;

  /** @param failure about the whole form; empty when there is nothing to say */
  constructor(failure: string, problems: Problems<Name> = {}) {
    super(failure);
    this.failure = failure;
    this.problems = problems;
  }
}

interface SubmitOptions<Typed, Name extends string> {
  /** It cannot be sent now: presses do nothing. */
  off?: boolean;
  /** What the form holds. */
  read: (form: HTMLFormElement) => Typed;
  /** Everything wrong with it; the form is sent when there is nothing. */
  check: (typed: Typed) => Problems<Name>;
  /** Sends it and leads on: the form waits until this resolves. */
  send: (typed: Typed, form: HTMLFormElement) => Promise<unknown>;
  /** What to show when `send` rejected: a text about the whole form, problems of its fields, or both. */
  failed: (error: unknown) => string | Problems<Name> | Refused<Name>;
}

/** A form's way from the press of its button to the answer; `Form` draws it. */
export interface Submission<Name extends string = string> {
  busy: boolean;
  problems: Problems<Name>;
  /** Why the whole form could not be sent; empty when there is nothing to say. */
  failure: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Forgets the problem of the field that is typed in. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Forgets what was wrong with one field, or with everything. */
  clear: (field?: Name) => void;
  /**
   * Runs another task of the form, such as having a code sent. The form is busy meanwhile; while it is busy, nothing is run.
   * @param failed the words to show when the task rejects
   */
  run: (task: () => Promise<unknown>, failed: (error: unknown) => string) => Promise<void>;
}

const nameOf = (target: EventTarget) => (target instanceof Element ? target.getAttribute('name') : null);

function asRefused<Name extends string>(said: Problems<Name> | Refused<Name>): Refused<Name> {
  return said instanceof Refused ? said : new Refused('', said);
}

/** Checks and sends a form. A second press while it is under way does nothing. */
export function useSubmit<Typed, Name extends string>(options: SubmitOptions<Typed, Name>): Submission<Name> {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [failure, setFailure] = useState('');

  const forget = (name: string) =>
    setProblems((known) => (name in known ? { ...known, [name]: undefined } : known));

  const refuse = (form: HTMLFormElement, found: Problems<Name>) => {
    setProblems(found);
    focusProblem(form, found);
  };

  const attempt = async (
    task: () => Promise<unknown>,
    failed: SubmitOptions<Typed, Name>['failed'],
    form?: HTMLFormElement,
  ) => {
    setProblems({});
    setFailure('');
    setBusy(true);
    try {
      await task();
    } catch (error) {
      const said = failed(error);
      if (typeof said === 'string') return setFailure(said);
      const refused = asRefused(said);
      setFailure(refused.failure);
      if (form) refuse(form, refused.problems);
    } finally {
      setBusy(false);
    }
  };

  const submit = async (form: HTMLFormElement) => {
    const typed = options.read(form);
    const found = options.check(typed);
    if (Object.keys(found).length === 0)
      return attempt(() => options.send(typed, form), options.failed, form);
    setFailure('');
    refuse(form, found);
  };

  return {
    busy,
    problems,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy && !options.off) void submit(event.currentTarget);
    },
    onInput: ({ target }) => {
      const name = nameOf(target);
      if (name) forget(name);
    },
    clear: (field) => {
      if (field) return forget(field);
      setProblems({});
      setFailure('');
    },
    run: async (task, failed) => {
      if (!busy) await attempt(task, failed);
    },
  };
}
