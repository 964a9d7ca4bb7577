import { createHash, createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** An entry as it is stored, and as it is hashed. */
export type StoredEntry = Selectable<Tables['audit_entries']>;

/** The hash that the first link follows. */
export const beginning = '0'.repeat(64);

/** How much later than an entry of an earlier moment another may be linked: the longest that a change stays uncommitted. */
export const longestChangeMs = 10 * 60_000;

/**
 * The hash of a link, in hexadecimal: HMAC-SHA-256 by the trail's key (SHA-256 for links made before there were keys) over the
 * hash before it, a line feed, and the entry as JSON without spaces whose names are sorted and whose moment is ISO 8601 in UTC
 * with milliseconds.
 */
export function hashOf(before: string, entry: StoredEntry, key: string | undefined): string {
  return (key ? createHmac('sha256', Buffer.from(key, 'base64url')) : createHash('sha256'))
    .update(`${before}\n${JSON.stringify(sorted({ ...entry, at: entry.at.toISOString() }))}`)
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, held]) => [name, sorted(held)]));
}
