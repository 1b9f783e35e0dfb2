import { useEffect, useEffectEvent, useState } from 'react';
import { keepForm, readKeptForm } from './kept-forms.ts';

/**
 * The state of a form that this tab keeps until it is sent (ORDER-49): `first` until the page's script runs, then what the person
 * had typed before a reload.
 */
export function useKeptForm<Values extends object>(
  userId: string,
  form: string,
  first: Values,
): [Values, (typed: Values) => void] {
  const [values, setValues] = useState(first);
  const restore = useEffectEvent(() => setValues(readKeptForm(userId, form, first)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before belongs to this person and form
  useEffect(() => restore(), [userId, form]);
  const type = (typed: Values) => {
    setValues(typed);
    keepForm(userId, form, typed);
  };
  return [values, type];
}
