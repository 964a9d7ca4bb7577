/** Answers that only this device has told so far, the server not yet. */
export const onlyKept = new WeakSet<object>();

/** When the server has told what only the device knows, as far as its age goes: long ago, so that it is asked at once. */
export const keptUpdatedAt = 1;

interface Shown {
  dataUpdatedAt: number;
  error: unknown;
}

/** A query as if this device kept nothing: for what is decided upon, and for forms that begin with it. */
export const serverOnly = <Result extends Shown>(query: Result) =>
  query.dataUpdatedAt === keptUpdatedAt
    ? { ...query, data: undefined, isPending: query.error === null }
    : query;
