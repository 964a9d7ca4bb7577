import { isDeepStrictEqual } from 'node:util';

/** What a change changed: by the contract's name of a field, its value before and after, null for none. */
export type Changes = Record<string, { before: unknown; after: unknown }>;

/** What a change really changes: the given fields whose value differs from the one before. */
export function changesOf(before: Record<string, unknown>, given: Record<string, unknown>): Changes {
  const differing = Object.entries(given).filter(
    ([field, after]) => after !== undefined && !isDeepStrictEqual(before[field] ?? null, after ?? null),
  );
  return Object.fromEntries(
    differing.map(([field, after]) => [field, { before: before[field] ?? null, after }]),
  );
}
