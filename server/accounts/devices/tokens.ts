import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DeviceKind } from '#domain/devices/attributes.ts';
import { type DeviceToken, formatDeviceToken } from '#domain/devices/token.ts';
import { devices } from '#server/collections/printing/devices.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { isAllowed } from '#server/documents/access.ts';
import type { Actor, Device } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';

/** Milliseconds between two records of a device's last request. */
const NOTED_AGAIN_AFTER = 60_000;

interface DeviceRow {
  id: string;
  name: string;
  kind: DeviceKind;
  tokenIssuedAt: Date;
  lastSeenAt: Date | null;
}

const DEVICE = sql`select d.id, d.name, d.kind, d."tokenIssuedAt", d."lastSeenAt"
  from devices d join device_tokens t on t.device = d.id`;

/**
 * Issues a new token for a device; the one before stops working. The token is stored nowhere.
 * @throws Failure document_not_found, user_unauthorized
 */
export function issueDeviceToken(engine: EngineDeps, actor: Actor, deviceId: string): Promise<string> {
  return runUnitOfWork(engine, actor, async (work) => {
    const device = await find(work.sql, devices, deviceId, true);
    if (!device || !isAllowed(devices, 'read', actor, device)) throw new Failure('document_not_found');
    if (!isAllowed(devices, 'update', actor, device)) throw new Failure('user_unauthorized');
    const secret = randomBytes(32).toString('hex');
    await work.sql.execute(
      sql`insert into device_tokens (device, secret_hash) values (${deviceId}, ${hashSecret(secret)})
        on conflict (device) do update set secret_hash = excluded.secret_hash`,
    );
    // The event of this update closes the sockets that the token before has opened.
    await work.updateWhere(devices, equal(devices.fields.id, deviceId), { tokenIssuedAt: work.now });
    const before = device.data.tokenIssuedAt?.toISOString() ?? null;
    await recordAudit(work, {
      action: 'update',
      collection: devices.name,
      documentId: deviceId,
      label: device.data.name,
      changes: [{ field: 'tokenIssuedAt', before, after: work.now.toISOString() }],
    });
    return formatDeviceToken({ deviceId, secret });
  });
}

/**
 * The device that a token belongs to; undefined when the token is wrong or the device has been ended. Records at most
 * once a minute that the device is in use.
 */
export async function findDevice(
  db: Sql,
  { deviceId, secret }: DeviceToken,
  now: Date,
): Promise<Device | undefined> {
  const [row] = await db.query<DeviceRow>(
    sql`${DEVICE} where d.id = ${deviceId} and t.secret_hash = ${hashSecret(secret)}`,
    'device of a token',
  );
  if (!row) return undefined;
  const { lastSeenAt, ...device } = row;
  if (lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= NOTED_AGAIN_AFTER) {
    await db.execute(
      sql`update devices set "lastSeenAt" = ${now}::timestamptz where id = ${deviceId}`,
      'note use of a device',
    );
  }
  return device;
}

/** The moment at which the current token of each device was issued, by device id; ended devices are left out. */
export async function currentTokens(db: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.query<DeviceRow>(
    sql`${DEVICE} where d.id = any(${sql.param(ids)})`,
    'current tokens of devices',
  );
  return new Map(rows.map(({ id, tokenIssuedAt }) => [id, tokenIssuedAt]));
}
