import { createHmac } from 'node:crypto';
import { deviceLabel, type EpochMs, isNewDevice, type MemberNo } from '@dealstore/commerce-core/domain';
import { addAlarms } from '../alarm/alarm.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { readServerSecret } from '../secret/server-secret.ts';
import type { ClientKind } from './client.ts';

/** What a log-in says of its device. */
export interface LoginDevice {
  readonly memberNo: MemberNo;
  readonly client: ClientKind;
  /** What the device calls itself; undefined where it keeps nothing. */
  readonly deviceId: string | undefined;
  readonly userAgent: string;
}

/**
 * Remembers the device of a log-in, and tells its member once of one they never used; answers whether it was new.
 * NOTE: the member's row is locked by the log-in, so that two from one device at once are one after the other.
 */
export async function noteDevice(transaction: Transaction, login: LoginDevice, now: EpochMs): Promise<boolean> {
  const { memberNo } = login;
  const at = toTimestamp(now);
  const device = deviceLabel(login.userAgent);
  const deviceMark = markOf(await readServerSecret(transaction, 'device'), login, device);
  const existing = await transaction
    .updateTable('loginDevice')
    .set({ lastUsedAt: at })
    .where('memberNo', '=', memberNo)
    .where('deviceMark', '=', deviceMark)
    .returning('deviceNo')
    .executeTakeFirst();
  if (existing !== undefined) return false;
  const others = await transaction
    .selectFrom('loginDevice')
    .select('deviceNo')
    .where('memberNo', '=', memberNo)
    .limit(1)
    .execute();
  const { deviceNo } = await transaction
    .insertInto('loginDevice')
    .values({ memberNo, deviceMark, firstUsedAt: at, lastUsedAt: at })
    .returning('deviceNo')
    .executeTakeFirstOrThrow();
  if (!isNewDevice({ isKnown: false, knownDeviceCnt: others.length })) return false;
  const event = { type: 'NEW_DEVICE', device } as const;
  await addAlarms(transaction, [{ memberNo, effectKey: `device:${deviceNo}`, event }], now);
  return true;
}

/** A device of one member is not to be recognized among the devices of another. */
function markOf(key: string, { memberNo, client, deviceId }: LoginDevice, device: string): string {
  const name = deviceId === undefined ? `words ${client} ${device}` : `id ${deviceId}`;
  return createHmac('sha256', key).update(`${memberNo} ${name}`).digest('base64url');
}
