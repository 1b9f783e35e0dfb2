import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Accounts } from '#server/accounts/accounts.ts';
import { dishes as dishCollection } from '#server/collections/dishes.ts';
import { menus as menuCollection } from '#server/collections/menus.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Documents } from '#server/documents/documents.ts';
import type { Database } from './db/connection.ts';
import { Failure } from './http/failure.ts';
import { uniqueId } from './http/params.ts';
import { StartError } from './start-error.ts';

interface Catalogue {
  menus: { slug: string; name: string; icon: string; description: string }[];
  dishes: {
    slug: string;
    menu: string;
    name: string;
    type: string;
    price: number;
    description: string;
  }[];
}

async function none(database: Database, question: ReturnType<typeof sql>): Promise<boolean> {
  return (await database.query(question)).length === 0;
}

/** Makes a document unless another server that started at the same moment has made it. */
async function ensure(
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

/** Loads the default menu when there are no dishes; returns how many came. */
export async function loadCatalogue(
  database: Database,
  documents: Documents,
  folder: string,
): Promise<number> {
  if (!(await none(database, sql`select 1 from dishes limit 1`))) return 0;
  const text = await readFile(join(folder, 'catalogue.json'), 'utf8');
  const { menus, dishes } = JSON.parse(text) as Catalogue;
  for (const { slug, ...menu } of menus) {
    await ensure(documents, menuCollection, slug, menu);
  }
  for (const { slug, menu, ...dish } of dishes) {
    const values = { ...dish, menuId: menu, imgUrl: `/images/${slug}.webp` };
    await ensure(documents, dishCollection, slug, values);
  }
  return dishes.length;
}

export interface FirstLogin {
  email: string;
  /** Present when it was made here; it is shown once and kept nowhere. */
  password?: string;
}

const OWNER = sql`select 1 from users where role = 'owner' limit 1`;

/** Makes the first owner when there is none; undefined when there is one already. */
export async function makeFirstAdmin(
  database: Database,
  accounts: Accounts,
  wanted: { email: string; password: string | undefined },
): Promise<FirstLogin | undefined> {
  if (!(await none(database, OWNER))) return undefined;
  const password = wanted.password ?? `Rasoi-${randomBytes(9).toString('base64url')}7`;
  const admin = {
    id: uniqueId(),
    email: wanted.email,
    password,
    name: 'Rasoi Admin',
    role: 'owner' as const,
    isSuperAdmin: true,
    // Whoever starts the kitchen says whose address this is.
    ownerKnown: true,
  };
  try {
    await accounts.create(admin);
  } catch (error) {
    if (!(error instanceof Failure && error.type === 'user_already_exists')) throw error;
    // Another server that started at the same moment has made one.
    if (!(await none(database, OWNER))) return undefined;
    throw new StartError(`ADMIN_EMAIL: ${wanted.email} is the address of a customer already.`);
  }
  return wanted.password === undefined ? { email: wanted.email, password } : { email: wanted.email };
}
