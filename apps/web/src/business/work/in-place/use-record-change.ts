import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { clashesOf, type Versioned, withNewest } from '../../../shell/record/merge.ts';

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
  const attempt = (change: Change<Item, Field>): Promise<Item | undefined> =>
    withNewest<Item, Field, undefined>({
      seen: change.seen,
      newer: known.current,
      clashes(newer) {
        known.current = newer;
        return clashesOf<Pick<Item, Field>>(change, newer);
      },
      ask(theirs, clashes) {
        setNewer({ clashes, mine: { ...theirs, ...change.patch }, theirs, change });
      },
      send: ({ version: on }) => save(change.patch, on),
    });

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
