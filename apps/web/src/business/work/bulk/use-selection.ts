import { useState } from 'react';

/** Where the menu of the selected tasks was asked for: at one of them, by the other mouse button or by its key. */
interface MenuPlace {
  at: string;
  x: number;
  y: number;
}

/**
 * Which tasks are selected. `ids` are all that can be, in the order shown; one that is no longer among them is not
 * selected any more.
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const [menuAt, setMenuAt] = useState<MenuPlace>();
  const selected = ids.filter((id) => chosen.has(id));

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    setAnchor(id);
  }

  const between = (one: number, other: number) => ids.slice(Math.min(one, other), Math.max(one, other) + 1);

  /** Everything from the one toggled last to this one. */
  function extend(id: string) {
    const from = anchor ? ids.indexOf(anchor) : -1;
    const to = ids.indexOf(id);
    if (from < 0 || to < 0) return toggle(id);
    setChosen(new Set([...chosen, ...between(from, to)]));
  }

  /** Everything from one to another; going back over what was selected so takes it out again. */
  function extendFrom(from: string, to: string) {
    const next = new Set(chosen);
    if (chosen.has(from) && chosen.has(to)) next.delete(from);
    else for (const id of between(ids.indexOf(from), ids.indexOf(to))) next.add(id);
    setChosen(next);
    setAnchor((known) => known ?? from);
  }

  return {
    selected: new Set(selected),
    /** Something is or was selected. */
    wasUsed: anchor !== undefined,
    isAll: ids.length > 0 && selected.length === ids.length,
    toggle,
    extend,
    extendFrom,
    all() {
      setChosen(new Set(ids));
      setAnchor((known) => known ?? ids[0]);
    },
    clear: () => setChosen(new Set()),
    /** The bar of the selection opens it. */
    menuAt,
    closeMenu: () => setMenuAt(undefined),
    /** Opens the menu of all that are selected; false where the task is not one of several, and has its own. */
    askForMenu(id: string, { clientX: x, clientY: y }: { clientX: number; clientY: number }): boolean {
      const isOneOfSeveral = selected.length > 1 && selected.includes(id);
      if (isOneOfSeveral) setMenuAt({ at: id, x, y });
      return isOneOfSeveral;
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
