import { ORPCError } from '@orpc/client';

/** A record that is changed by version. Some kinds are named by `id`, others by `_id`. */
export type Versioned = { version: number } & ({ id: string } | { _id: string });

/** The newer state of a record that the refusal of a stale change carries; undefined for any other failure. */
function newerOf<Item extends Versioned>(error: unknown, mine: Item | Versioned): Item | undefined {
  if (!(error instanceof ORPCError) || error.status !== 409) return undefined;
  const { current } = error.data ?? {};
  return isNewer<Item>(current, mine) ? current : undefined;
}

/** The same record, so of the same shape: the server presents it as it always does. */
function isNewer<Item extends Versioned>(value: unknown, mine: Versioned): value is Item {
  return (
    typeof value === 'object' &&
    value !== null &&
    idOf(value) === idOf(mine) &&
    'version' in value &&
    typeof value.version === 'number' &&
    value.version > mine.version
  );
}

/** The id of a record of either kind; undefined for anything else. */
export const idOf = (record: object): unknown =>
  '_id' in record ? record._id : 'id' in record ? record.id : undefined;

/** How often a change is tried again on a newer record: somebody may be changing it all the time. */
const maxTries = 5;

interface Newest<Saved extends Versioned, Seen extends Versioned, Field> {
  /** The record as it was when the change was begun. */
  seen: Seen;
  /** The fields that the change would make a third thing of, as `clashesOf` tells. Without it, all changes go together. */
  clashes?: (newer: Saved) => Field[];
  send: (on: Seen | Saved) => Promise<Saved>;
}

/** A change that was saved, or what somebody else made of the same fields meanwhile: nothing was sent then. */
type Merged<Saved, Field> = { saved: Saved } | { theirs: Saved; clashes: Field[] };

/**
 * Makes a change of a record by `send` on its newest version. Where somebody else changed other fields meanwhile, both changes
 * hold; where they changed the same ones, nothing is overwritten.
 * @throws what `send` throws, unless a newer record comes with it
 */
export async function withNewest<Saved extends Versioned, Field = never, Seen extends Versioned = Saved>({
  seen,
  clashes: clashesWith,
  send,
}: Newest<Saved, Seen, Field>): Promise<Merged<Saved, Field>> {
  let on: Seen | Saved = seen;
  for (let tries = 1; ; tries += 1) {
    try {
      return { saved: await send(on) };
    } catch (error) {
      const theirs: Saved | undefined = newerOf<Saved>(error, on);
      if (!theirs || tries === maxTries) throw error;
      const clashes = clashesWith?.(theirs) ?? [];
      if (clashes.length > 0) return { theirs, clashes };
      on = theirs;
    }
  }
}

/**
 * The fields of a change that were one thing when it was begun, are another now, and would become a third. `textOf` gives the same
 * text for the same value.
 */
export function clashesOf<Values extends object>(
  { seen, patch }: { seen: Values; patch: Partial<Values> },
  now: Values,
  textOf: (values: Partial<Values>, field: keyof Values & string) => string = (values, field) =>
    JSON.stringify(values[field]) ?? '',
): (keyof Values & string)[] {
  const fields: (keyof Values & string)[] = [];
  for (const field in patch) {
    const text = textOf(now, field);
    if (text !== textOf(seen, field) && text !== textOf(patch, field)) fields.push(field);
  }
  return fields;
}

/** Whether two values of a field are written alike. */
export const isSame = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(other);
