import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasUploads, uploadsOf } from '#web/lib/upload/running-uploads.ts';
import { focusProblem, type Problems } from './form-fields.ts';

/** A refusal of a form as a whole, of some of its fields, or both. Thrown by `send` or returned by `failed`. */
export class Refused<Name extends string> extends Error {
  readonly failure: string;
  readonly problems: Problems<Name>;

  /** @param failure the text about the whole form; empty if there is none */
  constructor(failure: string, problems: Problems<Name> = {}) {
    super(failure);
    this.failure = failure;
    this.problems = problems;
  }
}

interface SubmitOptions<Typed, Name extends string> {
  /** The form cannot be sent now: presses do nothing. */
  off?: boolean;
  /** Reads the form's values. */
  read: (form: HTMLFormElement) => Typed;
  /** All problems of the values; the form is sent if there are none. */
  check: (typed: Typed) => Problems<Name>;
  /** Sends the values and goes to the next page; the form stays busy until this resolves. */
  send: (typed: Typed, form: HTMLFormElement) => Promise<unknown>;
  /** What to show if `send` rejected: a text about the whole form, problems of its fields, or both. */
  failed: (error: unknown) => string | Problems<Name> | Refused<Name>;
}

/** The state of checking and sending a form; `Form` renders it. */
export interface Submission<Name extends string = string> {
  busy: boolean;
  problems: Problems<Name>;
  /** Why the form could not be sent; empty if there is no text. */
  failure: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears the problem of the field that is being changed. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears the problem of one field, or all problems. */
  clear: (field?: Name) => void;
  /** Shows problems that another button of the form has found, and moves the focus to the first. */
  refuse: (form: HTMLFormElement, problems: Problems<Name>) => void;
  /** Shows the problems of the values, and moves the focus to the first. Returns whether there are none. */
  verify: (form: HTMLFormElement) => boolean;
  /** Checks and sends the form as a press of its button does, for a button that stands outside of it. */
  submit: (form: HTMLFormElement) => Promise<void>;
  /**
   * Runs another task of the form, such as requesting a code. The form is busy meanwhile; if it is busy already, nothing
   * runs. @param failed the text to show if the task rejects
   */
  run: (task: () => Promise<unknown>, failed: (error: unknown) => string) => Promise<void>;
}

const nameOf = (target: EventTarget) => (target instanceof Element ? target.getAttribute('name') : null);

function asRefused<Name extends string>(said: Problems<Name> | Refused<Name>): Refused<Name> {
  return said instanceof Refused ? said : new Refused('', said);
}

/**
 * Checks and sends a form, once its uploads are over: it is sent with their pictures, or not at all if one fails (ADMIN-114). A
 * second press while it is under way does nothing.
 */
export function useSubmit<Typed, Name extends string>(options: SubmitOptions<Typed, Name>): Submission<Name> {
  const [busy, setBusy] = useState(false);
  // Known at once: two presses can come before the form is rendered as busy.
  const isUnderWay = useRef(false);
  const occupy = (is: boolean) => {
    isUnderWay.current = is;
    setBusy(is);
  };
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
    occupy(true);
    try {
      await task();
    } catch (error) {
      const said = failed(error);
      if (typeof said === 'string') return setFailure(said);
      const refused = asRefused(said);
      setFailure(refused.failure);
      if (form) refuse(form, refused.problems);
    } finally {
      occupy(false);
    }
  };

  const verify = (form: HTMLFormElement) => {
    const found = options.check(options.read(form));
    if (Object.keys(found).length === 0) return true;
    setFailure('');
    refuse(form, found);
    return false;
  };

  const submit = async (form: HTMLFormElement) => {
    if (hasUploads(form)) return submitAfterUploads(form);
    if (verify(form)) await attempt(() => options.send(options.read(form), form), options.failed, form);
  };

  const newest = useRef(submit);
  useEffect(() => {
    newest.current = submit;
  });
  /** Called once the form is rendered with what its uploads have changed. */
  const [rendered, setRendered] = useState<() => void>();
  useEffect(() => rendered?.(), [rendered]);
  const submitAfterUploads = async (form: HTMLFormElement) => {
    occupy(true);
    const succeeded = await uploadsOf(form);
    await new Promise<void>((resolve) => setRendered(() => resolve));
    occupy(false);
    if (succeeded) await newest.current(form);
  };

  return {
    busy,
    problems,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isUnderWay.current && !options.off) void submit(event.currentTarget);
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
    refuse,
    verify,
    submit,
    run: async (task, failed) => {
      if (!isUnderWay.current) await attempt(task, failed);
    },
  };
}
