import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_OWNER_NAME } from '#domain/users/first-owner.ts';
import type { Accounts } from '#server/accounts/accounts.ts';
import { generatedPassword } from '#server/accounts/owner-password.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { dishes as dishCollection } from '#server/collections/dishes.ts';
import { menus as menuCollection } from '#server/collections/menus.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Documents } from '#server/documents/documents.ts';
import { StartError } from './start-error.ts';

interface Catalogue {
  menus: { slug: string; name: string; icon: string; description: string; translations: unknown }[];
  dishes: {
    slug: string;
    menu: string;
    name: string;
    type: string;
    price: number;
    description: string;
    translations: unknown;
  }[];
}

async function isEmpty(database: Database, question: ReturnType<typeof sql>): Promise<boolean> {
  return (await database.query(question)).length === 0;
}

/** Creates a document, unless another server that is starting has created it. */
async function createUnlessExists(
  documents: Documents,
  collection: Collection,
  id: string,
  values: Record<string, unknown>,
): Promise<void> {
  try {
    await documents.create(collection, { id, values }, SYSTEM);
  } catch (error) {
    if (!(error instanceof Failure && error.type === 'document_already_exists')) throw error;
  }
}

/** Loads the default menu if there are no dishes. Returns the number of loaded dishes. */
export async function loadCatalogue(
  database: Database,
  documents: Documents,
  folder: string,
): Promise<number> {
  if (!(await isEmpty(database, sql`select 1 from dishes limit 1`))) return 0;
  const text = await readFile(join(folder, 'catalogue.json'), 'utf8');
  const { menus, dishes } = JSON.parse(text) as Catalogue;
  for (const { slug, ...menu } of menus) {
    await createUnlessExists(documents, menuCollection, slug, menu);
  }
  for (const { slug, menu, ...dish } of dishes) {
    const values = { ...dish, menuId: menu, imgUrl: `/images/${slug}.webp` };
    await createUnlessExists(documents, dishCollection, slug, values);
  }
  return dishes.length;
}

export interface FirstLogin {
  email: string;
  /** The generated password, which is shown once and not stored; undefined if it was given. */
  password?: string;
}

const OWNER = sql`select 1 from users where role = 'owner' limit 1`;

/** Creates the first owner. Returns undefined if there is an owner already. */
export async function createFirstOwner(
  database: Database,
  accounts: Accounts,
  wanted: { email: string; password: string | undefined },
): Promise<FirstLogin | undefined> {
  if (!(await isEmpty(database, OWNER))) return undefined;
  const password = wanted.password ?? generatedPassword();
  const admin = {
    id: uniqueId(),
    email: wanted.email,
    password,
    name: FIRST_OWNER_NAME,
    role: 'owner' as const,
    isSuperAdmin: true,
    // The person who starts the server knows the owner of the address.
    ownerKnown: true,
  };
  try {
    await accounts.create(admin);
  } catch (error) {
    if (!(error instanceof Failure && error.type === 'user_already_exists')) throw error;
    // Another server that is starting may have created one.
    if (!(await isEmpty(database, OWNER))) return undefined;
    throw new StartError(`ADMIN_EMAIL: ${wanted.email} is already the address of a customer.`);
  }
  return wanted.password === undefined ? { email: wanted.email, password } : { email: wanted.email };
}
