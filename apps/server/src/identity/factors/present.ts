import type { Passkey, TrustedDevice } from '@kazi/contract/identity';
import type { Reader } from '../../texts/reader.ts';
import type { TrustedRow } from '../devices/queries.ts';
import { deviceOf } from '../sessions/device.ts';
import type { PasskeyRow } from './queries.ts';

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
});

export const presentTrustedDevice = (row: TrustedRow, reader: Reader): TrustedDevice => ({
  id: row.id,
  device: deviceOf(row.user_agent, reader),
  ip: row.ip_address,
  usedAt: row.used_at.toISOString(),
  until: row.until.toISOString(),
});
