import { ORPCError } from '@orpc/client';

/** A record that is changed by version. Some kinds are named by `id`, others by `_id`. */
export type Versioned = { version: number } & ({ id: string } | { _id: string });

/** The newer state of a record that the refusal of a stale change carries; undefined for any other failure. */
export function newerOf<Item extends Versioned>(error: unknown, mine: Item | Versioned): Item | undefined {
  if (!(error instanceof ORPCError) || error.status !== 409) return undefined;
  const { current } = error.data ?? {};
  return isNewer<Item>(current, mine) ? current : undefined;
}

/** The same record, so of the same shape: the server presents it as it always does. */
function isNewer<Item extends Versioned>(value: unknown, mine: Versioned): value is Item {
  return (
    typeof value === 'object' &&
    value !== null &&
    nameOf(value) === nameOf(mine) &&
    'version' in value &&
    typeof value.version === 'number' &&
    value.version > mine.version
  );
}

const nameOf = (record: object): unknown =>
  '_id' in record ? record._id : 'id' in record ? record.id : undefined;
