import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newerOf, type Versioned } from '../../../api/newer.ts';

interface RecordChange<Item extends Versioned, Field extends keyof Item & string> {
  /** The record as the server last told it. */
  item: Item;
  /** Changes of one record are sent one after the other: its name among all of them. */
  name: string;
  save: (patch: Partial<Pick<Item, Field>>, version: number) => Promise<Item>;
  /** Keeps the saved record where the screen reads it from. */
  keep: (saved: Item) => void;
}

/** A change on its way: what it is based on, as it was shown, and what shall be different. */
interface Change<Item, Field extends keyof Item> {
  seen: Item;
  patch: Partial<Pick<Item, Field>>;
}

/** A change as it is shown: until the record is here in the version that holds it. */
interface Waiting<Item, Field extends keyof Item> {
  change: Change<Item, Field>;
  heldBy?: number;
}

interface Clash<Item, Field extends keyof Item> {
  clashes: Field[];
  mine: Item;
  theirs: Item;
  change: Change<Item, Field>;
}

/** How often a change is tried again on a newer record: somebody may be changing it all the time. */
const maxTries = 5;

/**
 * Saves changes of a record field by field, shown at once as `shown`. Where somebody else changed other fields
 * meanwhile, both changes hold; where they changed the same ones, nothing is overwritten and `edit.newer` says what
 * to ask about (`NewerVersionDialog`). `Field` are the fields that can be changed.
 */
export function useRecordChange<Item extends Versioned, Field extends keyof Item & string>({
  item,
  name,
  save,
  keep,
}: RecordChange<Item, Field>) {
  const known = useRef(item);
  const [waiting, setWaiting] = useState<Waiting<Item, Field>[]>([]);
  const [newer, setNewer] = useState<Clash<Item, Field>>();
  const { version } = item;
  useEffect(() => {
    if (item.version >= known.current.version) known.current = item;
  }, [item]);
  // What is shown before the record's newest version is drawn is what the next change is based on.
  const isAhead = ({ heldBy = Number.POSITIVE_INFINITY }: Waiting<Item, Field>) => heldBy > version;
  const shown: Item = Object.assign({}, item, ...waiting.filter(isAhead).map(({ change }) => change.patch));

  /** Undefined where somebody else's change must be looked at first. */
  async function attempt(change: Change<Item, Field>): Promise<Item | undefined> {
    let on = known.current;
    for (let tries = 1; ; tries += 1) {
      const clashes = clashesOf(change, on);
      if (clashes.length > 0) {
        setNewer({ clashes, mine: { ...on, ...change.patch }, theirs: on, change });
        return undefined;
      }
      try {
        return await save(change.patch, on.version);
      } catch (error) {
        const current = newerOf(error, on);
        if (!current || tries === maxTries) throw error;
        on = current;
        known.current = current;
      }
    }
  }

  const { mutate, isPending } = useMutation({
    scope: { id: name },
    mutationFn: attempt,
    onMutate: (change) => setWaiting((all) => [...all.filter(isAhead), { change }]),
    onSuccess: (saved, change) => {
      if (saved) known.current = saved;
      keep(known.current);
      setWaiting((all) =>
        all
          .filter((one) => one.change !== change || saved)
          .map((one) => (one.change === change && saved ? { change, heldBy: saved.version } : one)),
      );
    },
    onError: (_error, change) => setWaiting((all) => all.filter((one) => one.change !== change)),
  });

  return {
    shown,
    isSaving: isPending,
    change: (patch: Partial<Pick<Item, Field>>) => mutate({ seen: shown, patch }),
    edit: {
      newer,
      isSaving: isPending,
      keepMine() {
        if (!newer) return;
        setNewer(undefined);
        mutate({ seen: newer.theirs, patch: newer.change.patch });
      },
      takeTheirs: () => setNewer(undefined),
      dismiss: () => setNewer(undefined),
    },
  };
}

/** The fields that were one thing when the change was begun, are another now, and would become a third. */
function clashesOf<Item, Field extends keyof Item>({ seen, patch }: Change<Item, Field>, now: Item): Field[] {
  const fields: Field[] = [];
  for (const field in patch) {
    if (!same(now[field], seen[field]) && !same(now[field], patch[field])) fields.push(field);
  }
  return fields;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
