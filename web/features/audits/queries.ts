import { Query } from 'appwrite';
import type { AuditChange, WireAudit } from '#domain/audits/attributes.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';

const PER_PAGE = 100;

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
export function auditsQuery(sdk: Sdk, adminId: string, { search }: { search: string }) {
  return listQuery({
    sdk,
    adminId,
    collection: 'audits',
    queries: [...searchQueries(search), Query.orderDesc('createdAt')],
    perPage: PER_PAGE,
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
}
