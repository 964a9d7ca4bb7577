import { useState } from 'react';

/**
 * Which tasks are selected. `ids` are all that can be, in the order shown; one that is no longer among them is not
 * selected any more.
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const selected = ids.filter((id) => chosen.has(id));

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    setAnchor(id);
  }

  /** Everything from the one toggled last to this one. */
  function extend(id: string) {
    const from = anchor ? ids.indexOf(anchor) : -1;
    const to = ids.indexOf(id);
    if (from < 0 || to < 0) return toggle(id);
    setChosen(new Set([...chosen, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]));
  }

  return {
    selected: new Set(selected),
    /** Something is or was selected. */
    wasUsed: anchor !== undefined,
    isAll: ids.length > 0 && selected.length === ids.length,
    toggle,
    extend,
    all: () => setChosen(new Set(ids)),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
