import { folded } from '@kazi/contract/folded';
import { sql } from 'kysely';
import { contains } from '../../database/contains.ts';
import type { Db } from '../../database/tenancy.ts';

/** How similar the closest words must be, 0 to 1: allows a typing error, but none in a short word. */
const alike = (q: string) => (q.length < 5 ? '0.65' : '0.5');

/** What is searched for. */
export interface SearchTerms {
  typed: string;
  /** As the contract's `folded` reads it; empty where nothing of it can be sought. */
  q: string;
}

/** The terms of a typed text. */
export const termsOf = (typed: string): SearchTerms => ({ typed, q: folded(typed).trim() });

/** Sets the terms for this transaction. The policy of `task_search` shows only the entries that match them. */
export async function setTerms(db: Db, { typed, q }: SearchTerms): Promise<void> {
  await sql`select seek_tasks(${q}, sought_words(${typed}), ${alike(q)})`.execute(db);
}

/** Within a query: a name has words like the terms, or contains them. */
export const matches = (name: ReturnType<typeof sql>, { q }: SearchTerms) =>
  sql<boolean>`(${q} <% folded(${name}) or ${contains(name, q)})`;

/** Within a query: how well a name fits, 0 to 1.5; containing the terms counts more than similar words. */
export const similarity = (name: ReturnType<typeof sql>, { q }: SearchTerms) => sql<number>`(
  word_similarity(${q}, folded(${name})) + case when ${contains(name, q)} then 0.5 else 0 end)::float8`;
