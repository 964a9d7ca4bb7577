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

/** How often a change is tried again on a newer record: somebody may be changing it all the time. */
const maxTries = 5;

interface Newest<Saved extends Versioned, Seen extends Versioned, Field extends string, Instead> {
  /** The record as it was when the change was begun. */
  seen: Seen;
  /** As it has become since, where that is known already. */
  newer?: Saved;
  /** The fields that the change would make a third thing of, as `clashesOf` tells. Without it, all changes go together. */
  clashes?: (newer: Saved) => Field[];
  /** Decides where there are any; nothing is sent then. */
  ask?: (newer: Saved, clashes: Field[]) => Instead;
  send: (on: Seen | Saved) => Promise<Saved>;
}

/**
 * Makes a change of a record by `send` on its newest version. Where somebody else changed other fields meanwhile, both changes
 * hold; where they changed the same, `ask` decides.
 * @throws what `send` throws, unless a newer record comes with it
 */
export async function withNewest<
  Saved extends Versioned,
  Field extends string = never,
  Instead = never,
  Seen extends Versioned = Saved,
>({ seen, newer: known, clashes, ask, send }: Newest<Saved, Seen, Field, Instead>): Promise<Saved | Instead> {
  let newer = known;
  for (let tries = 1; ; tries += 1) {
    const found = (newer && clashes?.(newer)) ?? [];
    if (newer && ask && found.length > 0) return ask(newer, found);
    const on: Seen | Saved = newer ?? seen;
    try {
      return await send(on);
    } catch (error) {
      newer = newerOf<Saved>(error, on);
      if (!newer || tries === maxTries) throw error;
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
