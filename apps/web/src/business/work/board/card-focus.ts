/** Which card of a board has, or is to get, the keyboard's focus, by its id. */
export interface CardFocus {
  /** Whether the focus belongs to a card, and has not gone elsewhere meanwhile. */
  belongsTo: (id: string) => boolean;
  /** Gives the focus to a card, now or as soon as it is drawn. */
  want: (id: string) => void;
  /** A card has got the focus by itself. */
  note: (id: string) => void;
  /** The focus has gone elsewhere. */
  forget: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Remembers the focused card by its id: a card that is moved, by hand or by somebody else, is drawn anew in
 * another column, and the focus goes along.
 */
export function createCardFocus(): CardFocus {
  let focused: string | undefined;
  let isWanted = false;
  const listeners = new Set<() => void>();
  return {
    belongsTo: (id) => focused === id && (isWanted || document.activeElement === document.body),
    want(id) {
      focused = id;
      isWanted = true;
      for (const listener of listeners) listener();
    },
    note(id) {
      focused = id;
      isWanted = false;
    },
    forget(id) {
      if (focused === id) focused = undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
