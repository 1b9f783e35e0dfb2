/** What is wrong with the fields of a form, in words, by their names. */
export type Problems<Name extends string = string> = Partial<Record<Name, string>>;

/** What stands in these fields of a form; one it does not have is empty. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Moves the focus to a form's field. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Moves the focus to the first field of a form that has a problem. */
export function focusProblem(form: HTMLFormElement, problems: Problems): void {
  const wrong = [...form.elements].find((element) => problems[element.getAttribute('name') ?? '']);
  if (wrong instanceof HTMLElement) wrong.focus();
}
