import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { placeErrors } from '../../api/place-errors.ts';
import { clashesOf, isSame, withNewest } from '../record/merge.ts';
import { useWrite, type WriteOptions } from '../record/use-write.ts';

interface Versioned {
  id: string;
  version: number;
}

interface VersionedEdit<Item extends Versioned, Values extends object>
  extends Pick<WriteOptions<Item, Item>, 'changes' | 'says'> {
  /** The record as it was when editing began. */
  item: Item;
  /** The form it is edited in; it begins with `valuesOf(item)`. */
  form: UseFormReturnType<Values>;
  valuesOf: (item: Item) => Values;
  /** Sends the changed values for a version of the record. */
  save: (change: Partial<Values>, version: number) => Promise<Item>;
  /** Comes last once it is saved, and what shows the record has been read anew. */
  onSaved: (item: Item) => unknown;
}

/** Nothing was saved: a question waits for an answer. */
class Asked extends Error {}

/** What somebody else made of the record meanwhile. */
interface Newer<Item, Values> {
  item: Item;
  /** The fields that both changed. */
  clashes: (keyof Values & string)[];
  mine: Values;
  theirs: Values;
}

/**
 * Saves what was changed of a record, and only that. Where somebody else changed other fields meanwhile, both
 * changes hold; where they changed the same ones, nothing is overwritten and `newer` says what to ask about
 * (`NewerVersionDialog`): `keepMine` saves on top of theirs, `takeTheirs` puts theirs into the form.
 */
export function useVersionedEdit<Item extends Versioned, Values extends object>({
  item,
  form,
  valuesOf,
  save,
  changes,
  says,
  onSaved,
}: VersionedEdit<Item, Values>) {
  const [base, setBase] = useState(item);
  const [newer, setNewer] = useState<Newer<Item, Values>>();

  async function attempt(from: Item): Promise<Item> {
    const mine = form.getValues();
    const change = pick(mine, differences(mine, valuesOf(base)));
    if (Object.keys(change).length === 0) return from;
    const seen = valuesOf(from);
    const merged = await withNewest<Item, keyof Values & string>({
      seen: from,
      clashes: (newest) => clashesOf<Values>({ seen, patch: change }, valuesOf(newest)),
      send: ({ version }) => save(change, version),
    });
    if ('saved' in merged) return merged.saved;
    const { theirs, clashes } = merged;
    setNewer({ item: theirs, clashes, mine, theirs: valuesOf(theirs) });
    throw new Asked();
  }

  const { run, busy } = useWrite(attempt, {
    changes,
    says,
    failed: (error) => error instanceof Asked || placeErrors(form, error),
    done(saved) {
      setBase(saved);
      setNewer(undefined);
      return onSaved(saved);
    },
  });

  return {
    submit: form.onSubmit(() => void run(newer?.item ?? base)),
    isSaving: busy,
    newer,
    keepMine: () => newer && void run(newer.item),
    takeTheirs() {
      if (!newer) return;
      form.setValues(pick(newer.theirs, newer.clashes));
      setNewer(undefined);
    },
    /** Back to the form as it is; saving it asks again. */
    dismiss: () => setNewer(undefined),
  };
}

function differences<Values extends object>(left: Values, right: Values): (keyof Values & string)[] {
  const names: (keyof Values & string)[] = [];
  for (const name in left) {
    if (!isSame(left[name], right[name])) names.push(name);
  }
  return names;
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}
