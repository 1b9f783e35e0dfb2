/** The problems of a form's fields: texts by field name. */
export type Problems<Name extends string = string> = Partial<Record<Name, string>>;

/** The problems of a form's fields as texts. @param words the text of each kind of problem */
export function problemWords<Name extends string, Kind extends string>(
  problems: Partial<Record<Name, Kind>>,
  words: Readonly<Record<Kind, string>>,
): Problems<Name> {
  const entries = Object.entries<Kind | undefined>(problems).map(([name, kind]) => [
    name,
    kind && words[kind],
  ]);
  return Object.fromEntries(entries) as Problems<Name>;
}

/** The values of these fields of a form, as text; empty for a field that the form does not have. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Moves the focus to a control, which may be folded away. */
function show(control: unknown): void {
  if (!(control instanceof HTMLElement)) return;
  const fold = control.closest('details');
  if (fold) fold.open = true;
  control.focus();
}

/** Moves the focus to a field of a form. */
export function focusField(form: HTMLFormElement, name: string): void {
  show(form.elements.namedItem(name));
}

/** Moves the focus to the first field of a form that has a problem. */
export function focusProblem(form: HTMLFormElement, problems: Problems): void {
  show([...form.elements].find((element) => problems[element.getAttribute('name') ?? '']));
}
