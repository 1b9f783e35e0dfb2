import { type RecordCodec, SEARCH_TEXT, type WireData } from '#domain/attributes.ts';

const AUDIT_ACTIONS = ['create', 'update', 'delete', 'reveal'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What became of one attribute, as the wire carries its values; null where there was or is none. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Attributes one row may tell of. */
const MAX_CHANGES = 100;

/** A change as JSON text carries it. */
const auditChangeCodec: RecordCodec<AuditChange> = {
  parse(value) {
    const { field, before = null, after = null } = Object(value);
    return typeof field === 'string' ? { field, before, after } : undefined;
  },
  format: (change) => change,
};

/** What an admin changed: a row of the audit log. Admins read it; nobody but the server writes. */
export const auditAttributes = {
  adminId: { type: 'string', size: 36, required: true },
  /** The admin's name as it was then. */
  adminName: { type: 'string', size: 320, required: true },
  action: { type: 'string', size: 6, oneOf: AUDIT_ACTIONS, required: true },
  collection: { type: 'string', size: 36, required: true },
  documentId: { type: 'string', size: 36, required: true },
  /** What people call the document. */
  label: { type: 'string', size: 500, required: true },
  changes: { type: 'records', max: MAX_CHANGES, codec: auditChangeCodec, required: true },
  createdAt: { type: 'datetime', assigned: true },
  searchText: SEARCH_TEXT,
} as const;

export type WireAudit = WireData<typeof auditAttributes>;
