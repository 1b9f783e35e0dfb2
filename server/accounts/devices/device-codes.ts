import { randomInt } from 'node:crypto';
import { Failure } from '#server/base/failure.ts';
import { devices } from '#server/collections/printing/devices.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import { sql } from '#server/db/sql-template.ts';
import { type Actor, SYSTEM } from '#server/documents/actor.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { auditDevice, issueToken, lockChangeableDevice } from './device-tokens.ts';

// A code of six digits is read from the screen of an admin and typed into the machine beside the printer, where nobody
// wants to type a token (DEVICE-6).

/** How long a code is valid (milliseconds). */
const LIFETIME = 600_000;
/** Wrong codes after which all codes stop working: with 20 of a million, a guess is right once in 50,000 attacks. */
const MAX_WRONG_TRIES = 20;

export interface DeviceCode {
  code: string;
  issuedAt: Date;
  expiresAt: Date;
}

/**
 * Makes a code for a device; an earlier one stops working. Its token goes on working until the code is used.
 * @throws Failure document_not_found, user_unauthorized
 */
export const issueDeviceCode = (engine: EngineDeps, actor: Actor, deviceId: string): Promise<DeviceCode> =>
  retryOnUniqueViolation(() =>
    runUnitOfWork(engine, actor, async (work) => {
      const device = await lockChangeableDevice(work, actor, deviceId);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(work.now.getTime() + LIFETIME);
      await work.sql.execute(sql`delete from device_codes where expires_at <= ${work.now}`);
      await work.sql.execute(
        sql`insert into device_codes (device, code_hash, expires_at)
          values (${deviceId}, ${hashSecret(code)}, ${expiresAt})
          on conflict (device) do update
            set code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong_tries = 0`,
      );
      await auditDevice(work, device, 'codeIssuedAt');
      await work.updateWhere(devices, equal(devices.fields.id, deviceId), { codeIssuedAt: work.now });
      return { code, issuedAt: work.now, expiresAt };
    }),
  );

/**
 * Uses a code: issues a new token for its device, and ends the code.
 * @throws Failure device_code_refused for a code that is wrong, used or too old
 */
export async function useDeviceCode(
  engine: EngineDeps,
  code: string,
): Promise<{ deviceId: string; name: string; token: string }> {
  const used = await runUnitOfWork(engine, SYSTEM, async (work) => {
    const [found] = await work.sql.query<{ device: string }>(
      sql`delete from device_codes where code_hash = ${hashSecret(code)} and expires_at > ${work.now}
        and wrong_tries < ${MAX_WRONG_TRIES} returning device`,
    );
    if (!found) {
      await work.sql.execute(sql`update device_codes set wrong_tries = wrong_tries + 1`);
      return undefined;
    }
    const device = await find(work.sql, devices, found.device, true);
    return (
      device && { deviceId: device.id, name: device.data.name, token: await issueToken(work, device.id) }
    );
  });
  if (!used) throw new Failure('device_code_refused');
  return used;
}
