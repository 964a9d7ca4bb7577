import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

/** How alike the closest words must be, 0 to 1: lets a slip of the finger pass, and in a short word none. */
const alike = (q: string) => (q.length < 5 ? '0.65' : '0.5');
const wordsAtMost = 12;

/** What somebody seeks: as typed, and as a tsquery in which each word may go on. */
export interface Sought {
  q: string;
  words: string;
}

/** Reads what was typed; only letters and digits go into the tsquery, so it is always a valid one. */
export function soughtBy(q: string): Sought {
  const words = q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const prefixes = words.slice(0, wordsAtMost).map((word) => `'${word}':*`);
  return { q, words: prefixes.join(' & ') };
}

/** Names on this connection what is sought: the entries of `task_search` are seen only by who names them. */
export async function seek(db: Db, { q, words }: Sought): Promise<void> {
  await sql`select set_config('kazi.sought', ${q}, false), set_config('kazi.sought_words', ${words}, false),
    set_config('pg_trgm.word_similarity_threshold', ${alike(q)}, false)`.execute(db);
}

/** Within a query: a name holds words like those sought, or goes on as was typed. */
export const soundsLike = (name: ReturnType<typeof sql>, { q }: Sought) =>
  sql<boolean>`(${q} <% ${name} or position(lower(${q}) in lower(${name})) > 0)`;

/** Within a query: how well a name fits, 0 to 1.5; what was typed as it stands fits better than what is like it. */
export const likeness = (name: ReturnType<typeof sql>, { q }: Sought) => sql<number>`(
  word_similarity(${q}, ${name}) + case when position(lower(${q}) in lower(${name})) > 0 then 0.5 else 0 end)::float8`;
