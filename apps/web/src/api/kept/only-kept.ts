/** Answers read from this device that the server has not confirmed yet. */
export const onlyKept = new WeakSet<object>();

/** Their age: old, so that the server is asked at once. */
export const keptUpdatedAt = 1;

interface Shown {
  dataUpdatedAt: number;
  error: unknown;
}

/** A query without what this device has kept: for what is decided upon, and for forms that begin with it. */
export const serverOnly = <Result extends Shown>(query: Result) =>
  query.dataUpdatedAt === keptUpdatedAt
    ? { ...query, data: undefined, isPending: query.error === null }
    : query;
