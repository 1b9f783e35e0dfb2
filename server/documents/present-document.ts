import type { IncomingMessage } from 'node:http';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { earlierTexts } from '#domain/languages/earlier-names.ts';
import { DATABASE_ID } from '#server/http/project.ts';
import type { Actor } from './actor.ts';
import type { Table } from './collection.ts';
import type { Document } from './document.ts';
import { hiddenFrom } from './reading.ts';
import { isGenerated, toWire, wireDate } from './values.ts';

export interface Presentation {
  /** Whether `$sequence` is a text, as in response formats from 1.9 on (WIRE-3). */
  sequenceAsText: boolean;
  /** The key of the collection's name: `$collectionId`, or `$tableId` for clients of the tables API (WIRE-12). */
  parent?: '$collectionId' | '$tableId';
  /** Attributes to show; undefined shows all. */
  select?: readonly string[] | undefined;
  /** Who reads it. Without a reader, attributes that not everybody reads are left out. */
  reader?: Actor | undefined;
}

export function sequenceAsText({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const format = headers['x-appwrite-response-format'];
  const [major = 0, minor = 0] = typeof format === 'string' ? format.split('.').map(Number) : [];
  return major > 1 || (major === 1 && minor >= 9);
}

const texts = new WeakMap<Document, Map<string, string>>();

/** A document in wire form as JSON text. The text is cached per document object. It checks no access to the document. */
export function documentText(collection: Table, document: Document, presentation: Presentation): string {
  if (presentation.select) return JSON.stringify(presentDocument(collection, document, presentation));
  const forms = texts.get(document) ?? new Map<string, string>();
  texts.set(document, forms);
  const hidden = hiddenFrom(collection, presentation.reader);
  const form = `${presentation.sequenceAsText} ${presentation.parent} ${hidden}`;
  const text = forms.get(form) ?? JSON.stringify(presentDocument(collection, document, presentation));
  forms.set(form, text);
  return text;
}

/** A document in wire form (WIRE-3). It checks no access to the document. */
export function presentDocument(
  collection: Table,
  document: Document,
  presentation: Presentation,
): Record<string, unknown> {
  const shown: Record<string, unknown> = {
    $id: document.id,
    $sequence: presentation.sequenceAsText ? String(document.sequence) : document.sequence,
    $databaseId: DATABASE_ID,
    [presentation.parent ?? '$collectionId']: collection.name,
    $createdAt: wireDate(document.created),
    $updatedAt: wireDate(document.updated),
    $permissions: document.permissions,
  };
  const hidden = hiddenFrom(collection, presentation.reader);
  for (const [name, attribute] of Object.entries(collection.attributes)) {
    const selected = presentation.select?.includes(name) ?? true;
    if (!selected || hidden.includes(name) || isGenerated(collection, name)) continue;
    shown[name] = toWire(attribute, document.data[name] ?? null);
    if (attribute.type !== 'translations') continue;
    const texts = earlierTexts(attribute.fields, document.data[name] as DocumentTranslations);
    for (const [earlier, text] of Object.entries(texts))
      if (presentation.select?.includes(earlier) ?? true) shown[earlier] = text;
  }
  return shown;
}
