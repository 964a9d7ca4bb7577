import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

/** How similar the closest words must be, 0 to 1: allows a typing error, but none in a short word. */
const alike = (q: string) => (q.length < 5 ? '0.65' : '0.5');
const wordsAtMost = 12;

/** What is searched for: as typed, and as a tsquery of word prefixes. */
export interface SearchTerms {
  q: string;
  words: string;
}

/** The terms of a typed text. Only letters and digits go into the tsquery, so it is always valid. */
export function termsOf(q: string): SearchTerms {
  const words = q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const prefixes = words.slice(0, wordsAtMost).map((word) => `'${word}':*`);
  return { q, words: prefixes.join(' & ') };
}

/** Sets the terms for this transaction. The policy of `task_search` shows only the entries that match them. */
export async function setTerms(db: Db, { q, words }: SearchTerms): Promise<void> {
  await sql`select seek_tasks(${q}, ${words}, ${alike(q)})`.execute(db);
}

/** Within a query: a name has words like the terms, or contains them as typed. */
export const matches = (name: ReturnType<typeof sql>, { q }: SearchTerms) =>
  sql<boolean>`(${q} <% ${name} or position(lower(${q}) in lower(${name})) > 0)`;

/** Within a query: how well a name fits, 0 to 1.5; containing the terms as typed counts more than similar words. */
export const similarity = (name: ReturnType<typeof sql>, { q }: SearchTerms) => sql<number>`(
  word_similarity(${q}, ${name}) + case when position(lower(${q}) in lower(${name})) > 0 then 0.5 else 0 end)::float8`;
