import type { WireData } from '#domain/rows/data.ts';
import { type RecordCodec, SEARCH_TEXT } from '#domain/rows/row.ts';

const AUDIT_ACTIONS = ['create', 'update', 'delete', 'reveal', 'prepare'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The change of one attribute, with its values as on the wire; null for no value. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** What the log stores for a private value: only that it is another one. */
export const PRIVATE_VALUE = 'another value';

/** The most changed attributes in one row. */
const MAX_CHANGES = 100;

/** Reads and writes a change as JSON. */
const auditChangeCodec: RecordCodec<AuditChange> = {
  parse(value) {
    const { field, before = null, after = null } = Object(value);
    return typeof field === 'string' ? { field, before, after } : undefined;
  },
  format: (change) => change,
};

/** A row of the audit log: what an admin changed. Admins read it, only the server writes it. */
export const auditAttributes = {
  adminId: { type: 'string', size: 36, account: true, required: true },
  /** The admin's name at the time of the change. */
  adminName: { type: 'string', size: 320, required: true },
  action: { type: 'string', size: 7, oneOf: AUDIT_ACTIONS, required: true },
  collection: { type: 'string', size: 36, required: true },
  documentId: { type: 'string', size: 36, required: true },
  /** The document's name, as people know it. */
  label: { type: 'string', size: 500, required: true },
  changes: { type: 'records', max: MAX_CHANGES, codec: auditChangeCodec, required: true },
  createdAt: { type: 'datetime', assigned: true },
  searchText: SEARCH_TEXT,
} as const;

export type WireAudit = WireData<typeof auditAttributes>;
