import { useState } from 'react';

/** Which mails of a list are selected. `listKey` names the list: in another one, nothing is selected. */
export function useSelection(listKey: string, shown: readonly number[]) {
  const [{ of, chosen }, setState] = useState<{ of: string; chosen: ReadonlySet<number> }>({
    of: listKey,
    chosen: new Set(),
  });
  const ids = of === listKey ? shown.filter((id) => chosen.has(id)) : [];
  const choose = (next: readonly number[]) => setState({ of: listKey, chosen: new Set(next) });
  return {
    ids,
    has: (id: number) => ids.includes(id),
    toggle: (id: number) => choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => choose(ids.length === shown.length ? [] : shown),
    clear: () => choose([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
