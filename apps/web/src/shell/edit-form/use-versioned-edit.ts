import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { placeErrors } from '../../api/place-errors.ts';
import { clashesOf, withNewest } from '../record/merge.ts';

interface Versioned {
  id: string;
  version: number;
}

interface VersionedEdit<Item extends Versioned, Values extends object> {
  /** The record as it was when editing began. */
  item: Item;
  /** The form it is edited in; it begins with `valuesOf(item)`. */
  form: UseFormReturnType<Values>;
  valuesOf: (item: Item) => Values;
  /** Sends the changed values for a version of the record. */
  save: (change: Partial<Values>, version: number) => Promise<Item>;
  onSaved: (item: Item) => void;
}

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
  onSaved,
}: VersionedEdit<Item, Values>) {
  const [base, setBase] = useState(item);
  const [newer, setNewer] = useState<Newer<Item, Values>>();

  /** Undefined where somebody else's change must be looked at first. */
  async function attempt(from: Item): Promise<Item | undefined> {
    const mine = form.getValues();
    const change = pick(mine, differences(mine, valuesOf(base)));
    if (Object.keys(change).length === 0) return from;
    const seen = valuesOf(from);
    return withNewest<Item, keyof Values & string, undefined>({
      seen: from,
      clashes: (newer) => clashesOf<Values>({ seen, patch: change }, valuesOf(newer)),
      ask: (newer, clashes) => void setNewer({ item: newer, clashes, mine, theirs: valuesOf(newer) }),
      send: ({ version }) => save(change, version),
    });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: attempt,
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
    onSuccess: (saved) => {
      if (!saved) return;
      setBase(saved);
      setNewer(undefined);
      onSaved(saved);
    },
  });

  return {
    submit: form.onSubmit(() => mutate(newer?.item ?? base)),
    isSaving: isPending,
    newer,
    keepMine: () => newer && mutate(newer.item),
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
    if (JSON.stringify(left[name]) !== JSON.stringify(right[name])) names.push(name);
  }
  return names;
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}
