import { REMOVABLE_SECTIONS, withoutExamples } from '#domain/site/examples.ts';
import { type SettingsSection, storedSection } from '#domain/site/settings.ts';
import { settings } from '#server/collections/settings.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { whereSql } from '#server/documents/where-sql.ts';
import { updateDocument } from '#server/documents/writing.ts';

/**
 * Empties the examples on pages, all or none, as if the owner had changed each section. A repeat finds nothing left (SHOP-10).
 * @returns the sections that have changed
 */
export async function removeExamples(work: UnitOfWork): Promise<SettingsSection[]> {
  const removable = equal(settings.fields.id, ...REMOVABLE_SECTIONS);
  await work.sql.query(sql`select 1 from settings where ${whereSql(removable)} order by id for update`);
  const stored = await findAll(work.sql, settings, removable);
  const changed: SettingsSection[] = [];
  for (const section of REMOVABLE_SECTIONS) {
    const before = stored.find(({ id }) => id === section);
    const value = before && storedSection(section, before.data.value);
    const emptied = value && withoutExamples(section, value);
    if (!before || !emptied) continue;
    await updateDocument(work, settings, before, { values: { value: JSON.stringify(emptied) } }, 'update');
    changed.push(section);
  }
  return changed;
}
