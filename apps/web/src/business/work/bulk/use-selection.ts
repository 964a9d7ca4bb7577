import { useState } from 'react';

/** What is asked for about the selected tasks: by the bar, by a key, or by the other mouse button at a task. */
type Asked = { for: 'deletion' | 'reward' } | { for: 'menu'; at: string; x: number; y: number };

/**
 * Which tasks are selected. `ids` are all that can be, in the order shown; one that is no longer among them is not
 * selected any more.
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const [asked, ask] = useState<Asked>();
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
    /** The bar of the selection answers it. */
    asked,
    ask,
    closeMenu: () => ask((now) => (now?.for === 'menu' ? undefined : now)),
    /** Opens the menu of all that are selected; false where the task is not one of several, and has its own. */
    askForMenu(id: string, { clientX: x, clientY: y }: { clientX: number; clientY: number }): boolean {
      const isOneOfSeveral = selected.length > 1 && selected.includes(id);
      if (isOneOfSeveral) ask({ for: 'menu', at: id, x, y });
      return isOneOfSeveral;
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
