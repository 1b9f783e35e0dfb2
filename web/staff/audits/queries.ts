import type { AuditChange, WireAudit } from '#domain/audits/attributes.ts';
import { searchedList } from '#web/lib/sdk/list-query.ts';

/** A row of the audit log. */
export interface AuditRow {
  id: string;
  who: string;
  action: WireAudit['action'];
  collection: string;
  label: string;
  changes: AuditChange[];
  /** ISO time. */
  at: string;
}

/** The audit log, the newest rows first; for administrators. */
export const auditsQuery = searchedList({
  collection: 'audits',
  newestBy: 'createdAt',
  perPage: 100,
  read: (document): AuditRow => ({
    id: document.$id,
    who: document.adminName,
    action: document.action,
    collection: document.collection,
    label: document.label,
    changes: document.changes.map((text): AuditChange => JSON.parse(text)),
    at: document.createdAt ?? document.$createdAt,
  }),
});
