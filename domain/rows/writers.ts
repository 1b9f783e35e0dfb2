import type { Attribute, Attributes } from './row.ts';

type Values = Readonly<Record<string, unknown>>;

const isOwners = ({ writtenBy }: Attribute): boolean => writtenBy === 'owner';

/** Whether an admin may write the row. */
export const mayWrite = (row: Attribute, isOwner: boolean): boolean => isOwner || !isOwners(row);

/** Whether only an owner may change the document: it has what only an owner gives it, such as personal data (ACCESS-6). */
export const isOnlyOwners = (rows: Attributes, values: Values): boolean =>
  Object.entries(rows).some(([name, row]) => isOwners(row) && values[name] === true);
