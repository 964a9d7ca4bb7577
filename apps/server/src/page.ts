import type * as z from 'zod';
import { badInput } from './refuse.ts';

/**
 * Keyset paging: a cursor names the last row of a page by its sort keys, so the next page starts there however
 * far down the list it is and whatever was added meanwhile.
 */
export function readCursor<Keys extends z.ZodType>(
  cursor: string | undefined,
  keys: Keys,
): z.infer<Keys> | undefined {
  if (cursor === undefined) return undefined;
  const parsed = keys.safeParse(decode(cursor));
  if (!parsed.success) throw badInput({ cursor: 'earlier-cursor' });
  return parsed.data;
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Cuts rows read with `limit + 1` to a page, and says where the next one starts. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  page: { keys: (row: Row) => readonly unknown[]; present: (row: Row) => Item },
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items: shown.map(page.present),
    nextCursor: more ? Buffer.from(JSON.stringify(page.keys(last))).toString('base64url') : null,
  };
}
