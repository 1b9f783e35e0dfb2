import { randomBytes } from 'node:crypto';
import type { DeviceKind } from '#domain/devices/attributes.ts';
import { type DeviceToken, formatDeviceToken } from '#domain/devices/token.ts';
import { Failure } from '#server/base/failure.ts';
import { devices } from '#server/collections/printing/devices.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { isAllowed } from '#server/documents/access.ts';
import type { Actor, Device } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Document } from '#server/documents/document.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';

/** A device's use is recorded at most once in this time (milliseconds). */
const RECORD_INTERVAL = 60_000;

type DeviceDocument = Document<(typeof devices)['attributes']>;

interface DeviceRow {
  id: string;
  name: string;
  kind: DeviceKind;
  tokenIssuedAt: Date;
  lastSeenAt: Date | null;
}

const DEVICE = sql`select d.id, d.name, d.kind, d."tokenIssuedAt", d."lastSeenAt"
  from devices d join device_tokens t on t.device = d.id`;

/** Issues a new token for a device that is locked; its earlier token stops working. Only a hash of the token is stored. */
export async function issueToken(work: UnitOfWork, deviceId: string): Promise<string> {
  const secret = randomBytes(32).toString('hex');
  await work.sql.execute(
    sql`insert into device_tokens (device, secret_hash) values (${deviceId}, ${hashSecret(secret)})
      on conflict (device) do update set secret_hash = excluded.secret_hash`,
  );
  // The event of this update closes sockets opened with the earlier token.
  await work.updateWhere(devices, equal(devices.fields.id, deviceId), { tokenIssuedAt: work.now });
  return formatDeviceToken({ deviceId, secret });
}

/** Records in the audit log that an admin has issued a token or a code, or asked for a test page. */
export async function auditDevice(
  work: UnitOfWork,
  { id, data }: DeviceDocument,
  field: 'tokenIssuedAt' | 'codeIssuedAt' | 'testAskedAt',
): Promise<void> {
  const before = data[field]?.toISOString() ?? null;
  await recordAudit(work, {
    action: 'update',
    collection: devices.name,
    documentId: id,
    label: data.name,
    changes: [{ field, before, after: work.now.toISOString() }],
  });
}

/**
 * Finds a device that the actor may change, and locks it.
 * @throws Failure document_not_found, user_unauthorized
 */
export async function lockChangeableDevice(
  work: UnitOfWork,
  actor: Actor,
  deviceId: string,
): Promise<DeviceDocument> {
  const device = await find(work.sql, devices, deviceId, true);
  // A phone with the bank's messages signs what it sends, and reads nothing.
  if (!device || device.data.kind === 'money' || !isAllowed(devices, 'read', actor, device))
    throw new Failure('document_not_found');
  if (!isAllowed(devices, 'update', actor, device)) throw new Failure('user_unauthorized');
  return device;
}

/** Issues a new token for a device on behalf of an admin. Throws as `lockChangeableDevice`. */
export const issueDeviceToken = (engine: EngineDeps, actor: Actor, deviceId: string): Promise<string> =>
  runUnitOfWork(engine, actor, async (work) => {
    const device = await lockChangeableDevice(work, actor, deviceId);
    await auditDevice(work, device, 'tokenIssuedAt');
    return issueToken(work, device.id);
  });

/**
 * Finds the device of a token; undefined when the token is wrong or the device was removed. Records the device's use at
 * most once a minute.
 */
export async function findDevice(
  db: Sql,
  { deviceId, secret }: DeviceToken,
  now: Date,
): Promise<Device | undefined> {
  const [row] = await db.query<DeviceRow>(
    sql`${DEVICE} where d.id = ${deviceId} and d.kind <> 'money' and t.secret_hash = ${hashSecret(secret)}`,
    'device of a token',
  );
  if (!row) return undefined;
  const { lastSeenAt, ...device } = row;
  if (lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= RECORD_INTERVAL) {
    await db.execute(
      sql`update devices set "lastSeenAt" = ${now}::timestamptz where id = ${deviceId}`,
      'note use of a device',
    );
  }
  return device;
}

/** When each device's current token was issued, by device id. Removed devices are left out. */
export async function findTokenTimes(db: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.query<DeviceRow>(
    sql`${DEVICE} where d.id = any(${ids})`,
    'current tokens of devices',
  );
  return new Map(rows.map(({ id, tokenIssuedAt }) => [id, tokenIssuedAt]));
}
