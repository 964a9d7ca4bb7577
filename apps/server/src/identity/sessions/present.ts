import type { Session } from '@kazi/contract/identity';
import type { Viewer } from '../../ports/viewer.ts';
import type { Reader } from '../../texts/reader.ts';
import { deviceOf } from './device.ts';
import type { SessionRow } from './queries.ts';

/** A session as its owner sees it. */
export function presentSession(row: SessionRow, { session }: Viewer, reader: Reader): Session {
  return {
    id: row.id,
    current: row.id === session.id,
    device: deviceOf(row.user_agent, reader),
    ip: row.ip_address || null,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
