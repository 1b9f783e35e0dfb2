import type { Attribute } from '#domain/rows/row.ts';
import { contentHash } from '#server/db/content-hash.ts';
import type { Collection } from './collection.ts';
import type { Document } from './document.ts';

// Whom an entry of the audit log is about. Labels and changes name people, also such as have no account yet, so the names are
// forgotten by this and not by searching them.

/** The number or mail address of somebody, as the log knows it: a hash, because it keeps no contacts. */
export const contactKey = (contact: string): string => contentHash(contact.trim().toLowerCase(), 'base64url');

/** The account that a document belongs to, where its documents go or lose their names with the account. */
function ownerOf({ belongsTo }: Collection, { data }: Document): unknown {
  if (belongsTo === 'nobody') return null;
  const { owner, onAccountClosed } = belongsTo;
  if (typeof onAccountClosed === 'object' && 'keep' in onAccountClosed) return null;
  const field = 'email' in owner ? owner.account : owner;
  return field ? data[field.name] : null;
}

/** The persons that a document names: its owner, and everybody whose number or address it has. */
export function personsOf(collection: Collection, documents: readonly (Document | undefined)[]): string[] {
  const contacts = Object.entries<Attribute>(collection.attributes).filter(
    ([, attribute]) => attribute.type === 'string' && attribute.contact,
  );
  return documents.flatMap((document) => {
    if (!document) return [];
    const owner = ownerOf(collection, document);
    const known = contacts.map(([name]) => document.data[name]).filter((value) => typeof value === 'string');
    return [...(typeof owner === 'string' ? [owner] : []), ...known.map(contactKey)];
  });
}
