import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import type { Submission } from './use-submit.ts';

/** Says why a form could not be sent. It scrolls into view and takes the focus, because the button may be far below. */
function FormFailure({ words }: { words: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="col-span-full scroll-my-24 rounded-control outline-none">
      <Notice tone="error">{words}</Notice>
    </div>
  );
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'method' | 'noValidate'> {
  submission: Pick<Submission, 'failure' | 'onSubmit' | 'onInput'>;
}

/** A form that `useSubmit` checks and sends, with the failure above its fields. */
export function Form({ submission, children, ...form }: FormProps) {
  const { failure, onSubmit, onInput } = submission;
  return (
    <form {...form} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      {failure && <FormFailure words={failure} />}
      {children}
    </form>
  );
}
