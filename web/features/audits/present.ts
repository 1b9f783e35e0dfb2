import type { AuditRow } from './queries.ts';

const DONE: Record<AuditRow['action'], string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  reveal: 'Revealed',
};

const NOUNS: Readonly<Record<string, string>> = {
  dishes: 'dish',
  files: 'picture',
  mails: 'mail',
  menus: 'menu',
  messages: 'message',
  orders: 'order',
  reviews: 'review',
  subscribers: 'subscriber',
  users: 'person',
};

/** 'Changed dish'. */
export function deedWords({ action, collection }: Pick<AuditRow, 'action' | 'collection'>): string {
  return `${DONE[action]} ${NOUNS[collection] ?? collection}`;
}

/** 'menuId' → 'menu id'. */
export function fieldWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A value as the wire carries it, in words. */
export function valueWords(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
