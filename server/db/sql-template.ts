/** A statement or a part of one: texts, with a value between each two. Values are sent apart from the text. */
export class SQL {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }

  /** The text for PostgreSQL, with `$1` and so on for the values. */
  get text(): string {
    return this.texts.reduce((text, next, at) => `${text}$${at}${next}`);
  }
}

/** What may stand in a template: a part of a statement, or a value. An array is one value. `undefined` is neither. */
type Part = string | number | boolean | object | null;

/** Puts parts between texts: a part that is SQL adds its own texts and values, and anything else is a value. */
function compose(between: (at: number) => string, parts: readonly unknown[]): SQL {
  const texts: string[] = [];
  const values: unknown[] = [];
  let text = between(0);
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (part instanceof SQL) {
      text += part.texts[0];
      for (let own = 0; own < part.values.length; own++) {
        texts.push(text);
        values.push(part.values[own]);
        text = part.texts[own + 1] ?? '';
      }
    } else {
      texts.push(text);
      values.push(part);
      text = '';
    }
    text += between(at + 1);
  }
  texts.push(text);
  return new SQL(texts, values);
}

/** Composes SQL safely: what stands in `${…}` never becomes text of the statement, unless it is itself SQL. */
export function sql(texts: TemplateStringsArray, ...parts: readonly Part[]): SQL {
  return compose((at) => texts[at] ?? '', parts);
}

/** A text as SQL. It must never come from a client. */
sql.raw = (text: string): SQL => new SQL([text], []);

/** The name of a table, a column or a database. */
sql.identifier = (name: string): SQL => sql.raw(`"${name.replaceAll('"', '""')}"`);

/** Values with commas between them. There must be at least one. */
sql.list = (values: readonly Part[]): SQL =>
  compose((at) => (at > 0 && at < values.length ? ', ' : ''), values);

/** Parts of a statement with a text between each two. */
sql.join = (parts: readonly SQL[], separator: string): SQL =>
  compose((at) => (at > 0 && at < parts.length ? separator : ''), parts);
