import { useState } from 'react';

/** Which of the records shown are chosen. */
export interface Selection {
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Chooses all that are shown, or none where all are. */
  toggleAll: () => void;
  clear: () => void;
  isAll: boolean;
}

/**
 * Lets records be chosen, to do something with all of them at once; those not shown any more are left out. Where lists share
 * records, `list` names the one shown: what was chosen in another is not chosen here.
 */
export function useSelection(shown: readonly number[], list = ''): Selection {
  const [kept, setKept] = useState<{ list: string; ids: readonly number[] }>({ list, ids: [] });
  const ids = kept.list === list ? shown.filter((id) => kept.ids.includes(id)) : [];
  const isAll = shown.length > 0 && ids.length === shown.length;
  const has = (id: number) => ids.includes(id);
  const choose = (next: readonly number[]) => setKept({ list, ids: next });
  return {
    ids,
    has,
    isAll,
    toggle: (id) => choose(has(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => choose(isAll ? [] : shown),
    clear: () => choose([]),
  };
}
