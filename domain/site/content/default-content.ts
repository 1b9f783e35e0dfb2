import { type Field, firstOf, type Setting } from '../setting-rows.ts';
import { about } from './about-settings.ts';
import { home } from './home-settings.ts';
import { legal } from './legal-settings.ts';
import { policies } from './policies-settings.ts';
import { support } from './support-settings.ts';
import { testimonials } from './testimonials-settings.ts';

/** The texts among values, or among the parts of an entry, that customers read in their own language; no empty ones. */
function textsOf(rows: Readonly<Record<string, Setting<unknown>>>, values: object): object {
  const texts = Object.entries(rows).flatMap(([name, row]) => {
    const value: unknown = Reflect.get(values, name);
    const { entry } = row as Partial<Field<unknown>>;
    if (entry && Array.isArray(value))
      return value.length > 0 ? [[name, value.map((each) => textsOf(entry.parts, each))]] : [];
    return row.isTranslated && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

/** The texts that a new kitchen's pages have until its owner writes others, in the form in which languages have them. @public */
export const defaultContent = Object.fromEntries(
  Object.entries({ home, about, testimonials, support, legal, policies }).map(([section, { settings }]) => [
    section,
    textsOf(settings, firstOf(settings)),
  ]),
);
